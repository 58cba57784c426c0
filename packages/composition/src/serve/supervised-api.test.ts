import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import getPort from 'get-port';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.js';
import type { ApiProcessOptions } from './api-process.js';
import { SupervisedApi } from './supervised-api.js';

// Starts processes, which takes long on a busy machine.
jest.setTimeout(300_000);

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const supervisor = fileURLToPath(new URL('../../dist/serve/supervised-api.js', import.meta.url));

const optionsAt = (apiPort: number): ApiProcessOptions => ({
  root,
  apiPort,
  apiOrigin: `http://127.0.0.1:${apiPort}`,
  siteOrigin: 'http://127.0.0.1:9',
  dataDir: temporaryFolder(),
  brandFile: undefined,
});
const until = async (holds: () => boolean | Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
};
const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const runs = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

afterAll(removeTemporaryFolders);

it('starts the api again each time it is killed, says so each time and counts', async () => {
  const port = await getPort();
  const lines: string[] = [];
  const api = new SupervisedApi((line) => lines.push(line));
  await api.start(optionsAt(port));
  for (const time of [1, 2]) {
    process.kill(api.pid ?? 0, 'SIGKILL');
    await until(() => lines.length === 2 * time);
    expect(await isReady(port)).toBe(true);
  }
  expect(lines).toEqual([
    'The api ended by SIGKILL. Pages go on; it is started again in 0.5 s.',
    'The api is back.',
    'The api ended by SIGKILL. Pages go on; it is started again in 1 s.',
    'The api is back.',
  ]);
  expect(await api.registry.metrics()).toMatch(/^site_api_restarts_total 2$/m);
  const pid = api.pid ?? 0;
  await api.stop();
  expect(runs(pid)).toBe(false);
  expect(lines).toHaveLength(4);
});

it('ends an api that answers nothing any more, and starts it again', async () => {
  // An api that starts on a busy machine is silent for some seconds while it reads its posts.
  const silence = 10_000;
  const port = await getPort();
  const lines: string[] = [];
  const api = new SupervisedApi((line) => lines.push(line), silence);
  await api.start(optionsAt(port));
  process.kill(api.pid ?? 0, 'SIGSTOP');
  await until(() => lines.length >= 3);
  expect(lines.slice(0, 3)).toEqual([
    `The api has answered nothing for ${silence / 1000} s and is ended.`,
    'The api ended by SIGKILL. Pages go on; it is started again in 0.5 s.',
    'The api is back.',
  ]);
  await until(() => isReady(port));
  await api.stop();
});

it('ends for good an api that does not hear that it is told to', async () => {
  const port = await getPort();
  const api = new SupervisedApi(() => {}, 0);
  await api.start(optionsAt(port));
  const pid = api.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  jest.useFakeTimers();
  const stopped = api.stop();
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  await stopped;
  expect(runs(pid)).toBe(false);
});

it('leaves an api ended that ended by the signal which ends its supervisor too', async () => {
  const port = await getPort();
  const lines: string[] = [];
  const api = new SupervisedApi((line) => lines.push(line));
  await api.start(optionsAt(port));
  const pid = api.pid ?? 0;
  api.expectEnd();
  process.kill(pid, 'SIGINT');
  await until(() => !runs(pid));
  await api.stop();
  expect(api.pid).toBeUndefined();
  expect(lines).toEqual([]);
});

it('does not take another program that answers on its port for the api', async () => {
  const other = createServer((_, response) => response.end('ready'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const api = new SupervisedApi(() => {});
  await expect(api.start(optionsAt(port))).rejects.toThrow(
    /could not start, it ended with code 1:[^]*EADDRINUSE/,
  );
  other.close();
});

it('ends with the program that started it, also when that is killed', async () => {
  const port = await getPort();
  const program = `
    const { SupervisedApi } = await import(${JSON.stringify(supervisor)});
    await new SupervisedApi(() => {}).start(${JSON.stringify(optionsAt(port))});
    console.log('ready');`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(parent.stdout, 'data');
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, above]) => above === parent.pid)
    .map(([pid = 0]) => pid);
  expect(children).toHaveLength(1);
  parent.kill('SIGKILL');
  await until(() => !children.some(runs));
  expect(await isReady(port)).toBe(false);
});
