import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTool } from './install-tool.js';

let tools: string;
let installed: string[];
const said: string[] = [];
const install = (folder: string): void => {
  installed.push(folder);
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
};
const call = () => installTool('typedoc', { tools, install, tell: (text) => said.push(text) });
const lock = (text: string) => writeFileSync(join(tools, 'typedoc/package-lock.json'), text);

beforeEach(() => {
  installed = [];
  tools = mkdtempSync(join(tmpdir(), 'northgate-tools-'));
  mkdirSync(join(tools, 'typedoc'));
  lock('{}');
});
afterEach(() => rmSync(tools, { recursive: true }));

it('installs a tool the first time it is wanted, and not again', () => {
  expect(call()).toBe(join(tools, 'typedoc/node_modules'));
  expect(call()).toBe(join(tools, 'typedoc/node_modules'));
  expect(installed).toEqual([join(tools, 'typedoc')]);
});

it('installs it anew when its lockfile has changed', () => {
  call();
  lock('{ "lockfileVersion": 3 }');
  call();
  expect(installed).toHaveLength(2);
});

it('tries again when the packages could not be had', () => {
  const fails = () => {
    throw new Error('offline');
  };
  expect(() => installTool('typedoc', { tools, install: fails, tell: () => {} })).toThrow('offline');
  call();
  expect(installed).toHaveLength(1);
});
