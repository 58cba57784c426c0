import { CallBreakers } from './call-breakers.js';

const failing = (message: string) => () => Promise.reject(new Error(message));

it('does not call again for an app whose calls fail in a row, and goes on for the others', async () => {
  const calls = new CallBreakers();
  for (let time = 0; time < 3; time += 1)
    await expect(calls.run('mfe-blog', failing('fetch failed'))).rejects.toThrow('fetch failed');
  let asked = 0;
  const works = async () => (asked += 1);
  await expect(calls.run('mfe-blog', works)).rejects.toThrow(/^503: 3 calls of mfe-blog/);
  expect(asked).toBe(0);
  await expect(calls.run('mfe-tools', works)).resolves.toBe(1);
});

it('takes an answer that says no for an answer', async () => {
  const calls = new CallBreakers();
  for (let time = 0; time < 5; time += 1)
    await expect(calls.run('mfe-blog', failing('404: no such post'))).rejects.toThrow('404');
  await expect(calls.run('mfe-blog', async () => 'a post')).resolves.toBe('a post');
});
