import { ask } from '../testing/ask.js';
import { MetricsServer } from './metrics-server.js';

it('metrics are read at one address, and a failure to read them is said', async () => {
  let read = async () => 'site_pages 3\n';
  const server = new MetricsServer(() => read());
  const port = await server.start(0, '127.0.0.1');
  const [answer, other] = [await ask(port, '/metrics'), await ask(port, '/')];
  expect([answer.status, String(answer.body), other.status]).toEqual([200, 'site_pages 3\n', 404]);
  read = () => Promise.reject(new Error('no worker answered'));
  expect((await ask(port, '/metrics')).status).toBe(500);
  server.stop();
});
