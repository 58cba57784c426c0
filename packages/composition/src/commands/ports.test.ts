import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../environment.js';
import { otherApiPort } from './ports.js';

const listening = async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port };
};

it('finds another port for the api while its own is taken, unless somebody chose that one', async () => {
  const { server, port } = await listening();
  const environment = { ...readEnvironment('/repository', {}), apiPort: port };
  expect(await otherApiPort(environment, { API_PORT: String(port) })).toBeNull();
  expect(await otherApiPort(environment, { API_ORIGIN: 'http://api:3001' })).toBeNull();
  const other = await otherApiPort(environment, { API_PORT: '' });
  expect(other).not.toBe(port);
  expect(other).toBeGreaterThan(1023);
  server.close();
  await once(server, 'close');
  expect(await otherApiPort(environment, {})).toBeNull();
});

it('no two ports of the example of settings are the same one, nor of those that hold without it', () => {
  const file = fileURLToPath(new URL('../../../../.env.example', import.meta.url));
  const shown = [...readFileSync(file, 'utf8').matchAll(/^#?([A-Z_]*PORT)=(\d+)$/gm)].map(
    ([, , port]) => port,
  );
  expect(shown.length).toBeGreaterThan(6);
  expect(new Set(shown).size).toBe(shown.length);
  const { port, apiPort, controlPort, devPort } = readEnvironment('/repository', {});
  expect(new Set([port, apiPort, controlPort, devPort]).size).toBe(4);
});
