// Builds the page of examples with the same webpack settings as the apps, again after each change, and serves it.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { webpackConfig } from '@northgate/build/webpack-config.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const kit = join(root, 'packages/ui');
const output = { browser: join(kit, 'dist/examples/browser'), server: join(kit, 'dist/examples/server') };
const require = createRequire(import.meta.url);
const port = Number(process.env.PORT ?? 3030);

const types = { '.js': 'text/javascript', '.woff2': 'font/woff2' };
const stillVideo = '<!doctype html><title>Video</title><body style="background:#123;color:#fff">A video';

/** The settings of an app without remotes, with the entry of the examples. */
function settings(side, entry, filename) {
  const config = webpackConfig({
    root,
    folder: kit,
    app: { name: 'shell' },
    output: output[side],
    mode: 'development',
    side,
  });
  return {
    ...config,
    devtool: false,
    entry: { main: join(kit, 'src/examples', entry) },
    output: { ...config.output, filename, publicPath: '/' },
  };
}

let page = '<!doctype html><title>Building</title><p>Building; reload in a moment.';

/** Renders the page with the server bundle as it is now. */
async function render() {
  const bundle = join(output.server, 'main.cjs');
  delete require.cache[bundle];
  page = await require(bundle).renderExamples();
}

const compiler = webpack([
  settings('server', 'render-examples.tsx', 'main.cjs'),
  settings('browser', 'start-examples.tsx', 'main.js'),
]);
compiler.watch({ aggregateTimeout: 150 }, (error, stats) => {
  if (error || stats?.hasErrors())
    return console.error(error ?? stats.toString({ all: false, errors: true }));
  render().then(
    () => console.log(`Examples are ready: http://localhost:${server.address()?.port ?? port}`),
    (reason) => console.error(reason),
  );
});

/** A built file; what the styles name comes from the server's side. */
function built(pathname) {
  const folder = pathname.startsWith('/media/') ? output.server : output.browser;
  const file = join(folder, pathname);
  return file.startsWith(folder) && extname(file) && existsSync(file) ? file : null;
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const html = (text) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text);
  if (pathname === '/') return html(page);
  if (pathname.startsWith('/embeds/')) return html(stillVideo);
  const file = built(pathname);
  if (!file) return response.writeHead(404).end();
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
});
server.listen(port);
