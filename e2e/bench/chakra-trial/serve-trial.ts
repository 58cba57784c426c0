import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { webpackConfig } from '@northgate/build/webpack-config.js';
import webpack from 'webpack';
import { repository } from '../../fixtures/repository';

const compress = promisify(brotliCompress);
const folder = join(repository, 'e2e/bench/chakra-trial');
const output = join(repository, '.cache/chakra-trial');
const page =
  '<!doctype html><html lang="en"><head><title>Trial</title><link rel="icon" href="data:,"></head><body><button>Open</button><main></main><script src="/page.js"></script></body></html>';
/** As strict as that of the site. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:";

/** Builds both panels as the apps are built and serves them compressed. Returns the origin, how many bytes a panel's chunk has, and the way to stop. */
export async function serveTrial() {
  const { module, resolve, optimization, plugins } = webpackConfig({
    root: repository,
    folder,
    app: { name: 'mfe-trial', entries: { browser: { page: './page.tsx' }, server: {} } },
    output,
    mode: 'production',
    side: 'browser',
  });
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: { page: './page.tsx' },
    output: { path: output, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/', clean: true },
    module,
    resolve,
    optimization,
    plugins: plugins?.slice(0, 1),
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler?.run((error, built) => (error ? fail(error) : done(built))),
  );
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  const read = async (file: string) => compress(await readFile(join(output, basename(file))));
  const answer = async (path: string) => (path.endsWith('.js') ? read(path) : compress(page));
  const server = createServer(({ url = '/' }, response) => {
    response.writeHead(200, {
      'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': policy,
    });
    void answer(url).then((body) => response.end(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    bytesOf: async (panel: string) => (await read(`${panel}.js`)).length,
    stop: () => server.close(),
  };
}
