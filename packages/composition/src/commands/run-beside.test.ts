import { PassThrough } from 'node:stream';
import { KeptBack, runBeside } from './run-beside.js';

const printed = (to: PassThrough) => String(to.read() ?? '');
const run = (script: string, output: KeptBack) =>
  runBeside(['-e', script], { cwd: process.cwd(), variables: { GREETING: 'hello' }, output });

it('keeps what a program prints until it is let through, and hands on what comes later', async () => {
  const to = new PassThrough();
  const output = new KeptBack(to);
  expect(await run('console.log(process.env.GREETING); console.error("aside")', output)).toBe(0);
  expect(printed(to)).toBe('');
  output.letThrough();
  const first = printed(to);
  expect(first).toContain('hello\n');
  expect(first).toContain('aside\n');
  await run('console.log("later")', output);
  expect(printed(to)).toBe('later\n');
});

it('resolves with the exit code of the program, and with none when a signal ended it', async () => {
  const output = new KeptBack(new PassThrough());
  expect(await run('process.exit(3)', output)).toBe(3);
  expect(await run('process.kill(process.pid, "SIGKILL")', output)).toBeNull();
});
