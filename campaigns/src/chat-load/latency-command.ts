import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentIndex } from '@northgate/contracts/content-index.js';
import { Command } from 'commander';
import { PageIndex } from 'api/chat/page-index.js';
import { offTopic, questions } from '../evaluation/questions.content.js';
import { sitePages } from 'api/testing/site-pages.js';
import { startApi } from 'api/testing/start-api.js';
import { count } from 'api/text/count.js';
import { percentile } from '../load.js';
import { askChat } from './ask-chat.js';

interface Options {
  pages: number;
  posts: number;
  calls: number;
}

/** Half of the answers have to be there within this, in milliseconds. */
const target = 30;

const shipped = fileURLToPath(new URL('../../../api/content/posts', import.meta.url));

/** As many posts as wanted: those that ship, again and again under other addresses, each with a word of its own. */
function copyPosts(number: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'chat-posts-'));
  const files = readdirSync(shipped).filter((name) => name.endsWith('.md'));
  for (let copy = 0; copy < number; copy += 1) {
    const text = readFileSync(join(shipped, files[copy % files.length]!), 'utf8');
    const unlike = text
      .replace(/^slug: (.*)$/m, `slug: $1-${copy}`)
      .replace(/^---\n\n/m, `---\n\nNumber${copy}. `);
    writeFileSync(join(folder, `post-${copy}.md`), unlike);
  }
  return folder;
}

const copyPages = (number: number): ContentIndex => ({
  ...sitePages,
  pages: Array.from({ length: number }, (_, copy) => {
    const page = sitePages.pages[copy % sitePages.pages.length]!;
    return copy < sitePages.pages.length ? page : { ...page, path: `${page.path}-${copy}` };
  }),
});

async function run({ pages, posts, calls }: Options): Promise<void> {
  const index = JSON.stringify(copyPages(pages));
  const site = createServer(({ headers }, response) => {
    response.writeHead(headers['if-none-match'] ? 304 : 200, { etag: '"1"' });
    response.end(headers['if-none-match'] ? undefined : index);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const api = await startApi({
    SITE_ORIGIN: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    POSTS_DIR: copyPosts(posts),
  });
  await api.application.get(PageIndex).refresh();
  const texts = [...questions.map(([text]) => text), ...Object.values(offTopic).flat()];
  await askChat(api.url, { calls: texts.length * 2, atOnce: 1, questions: texts });
  const load = await askChat(api.url, { calls, atOnce: 1, questions: texts });
  const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(load.times, share).toFixed(1));
  process.stdout.write(
    `${calls} questions over HTTP, ${pages} pages and ${posts} posts: median ${median} ms, p99 ${p99} ms, longest ${longest} ms\n`,
  );
  const busy = percentile(load.processor, 0.99).toFixed(1);
  process.stdout.write(`Processor time of question and answer: p99 ${busy} ms\n`);
  for (const fault of load.faults) process.stdout.write(`${fault}\n`);
  await api.close();
  site.close();
  process.exit(Number(median) <= target && load.faults.size === 0 ? 0 : 1);
}

await new Command()
  .name('test:chat-latency')
  .description('Takes the time of the embedded assistant on a large site.')
  .option('--pages <number>', 'pages of the site', count, 40)
  .option('--posts <number>', 'posts', count, 2000)
  .option('--calls <number>', 'questions', count, 2000)
  .action(run)
  .parseAsync();
