import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';

/** `webpack serve` of the app in this folder; `--site https://…` names the running site that it is shown in. */
const { values, positionals } = parseArgs({ options: { site: { type: 'string' } }, allowPositionals: true });
if (values.site) process.env.SITE_URL = new URL(values.site).origin;
process.argv.splice(2, Infinity, 'serve', ...positionals);
createRequire(import.meta.url)('webpack/bin/webpack.js');
