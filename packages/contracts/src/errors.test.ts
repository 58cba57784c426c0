import { readFileSync } from 'node:fs';
import { errorStatus, problem } from './errors.js';

const body = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'not-found',
  error: 'Not found',
  requestId: 'r-1',
};

it('accepts every code it lists, with or without fields', () => {
  const refused = Object.entries(errorStatus).filter(
    ([code, status]) => !problem.safeParse({ ...body, code, status }).success,
  );
  expect(refused).toEqual([]);
  expect(problem.parse({ ...body, fields: { email: 'No.' } }).fields).toEqual({ email: 'No.' });
});

it('refuses a code nobody agreed on', () => {
  expect(problem.safeParse({ ...body, code: 'teapot' }).success).toBe(false);
});

it('gives every code an error status', () => {
  expect(Object.values(errorStatus).filter((status) => status < 400 || status > 599)).toEqual([]);
});

it('is described in the documents, code by code with its status', () => {
  const described = readFileSync(new URL('../../../docs/errors.md', import.meta.url), 'utf8');
  const rows = [...described.matchAll(/^\| `([\w-]+)` +\| +(\d{3}) \|/gm)];
  expect(Object.fromEntries(rows.map(([, code, status]) => [code, Number(status)]))).toEqual(errorStatus);
});
