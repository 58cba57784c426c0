// Reads pages and the list of posts over kept-alive connections until it is told to stop; prints what failed.
// node load.mjs ORIGIN PATH...
import { Agent, get } from 'node:http';

const [origin, ...paths] = process.argv.slice(2);
const readers = 8;
const agent = new Agent({ keepAlive: true, maxSockets: readers });
const failures = [];
let requests = 0;
let stopped = false;

/** One answer, whole; what was asked on a kept connection that was closed meanwhile is asked on a fresh one, as browsers do. */
function read(path, again = true) {
  return new Promise((resolve) => {
    const fail = (reason) => {
      failures.push(`${new Date().toISOString()} ${path} ${reason}`);
      resolve();
    };
    const request = get(origin + path, { agent: again ? agent : false, timeout: 15_000 }, (response) => {
      response.on('error', (error) => fail(error.message));
      response.on('end', () => (response.statusCode === 200 ? resolve() : fail(response.statusCode)));
      response.resume();
    });
    request.on('timeout', () => request.destroy(new Error('timed out')));
    request.on('error', (error) =>
      again && request.reusedSocket && error.code === 'ECONNRESET'
        ? resolve(read(path, false))
        : fail(error.message),
    );
  });
}

async function reader(offset) {
  for (let next = offset; !stopped; next += 1, requests += 1) {
    await read(paths[next % paths.length]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

process.on('SIGTERM', () => (stopped = true));
await Promise.all(Array.from({ length: readers }, (_, offset) => reader(offset)));
console.log(`${failures.length} failed of ${requests}`);
for (const failure of failures.slice(0, 5)) console.log(failure);
agent.destroy();
