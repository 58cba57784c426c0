import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InvalidArgumentError, program } from 'commander';
import getPort from 'get-port';
import { checkoutApps } from '@northgate/composition/apps/checkout-apps.js';
import { imageNode } from '@northgate/composition/commands/image-node.js';
import { root } from '@northgate/composition/root.js';
import { say } from '@northgate/composition/commands/say.js';
import { openWorkspace, type Workspace } from '@northgate/composition/release/workspace.js';
import { publishRelease } from '@northgate/composition/publish/publish-release.js';
import type { BuiltRelease } from '@northgate/composition/publish/build-release.js';
import { buildApps } from '@northgate/composition/release/release-apps.js';
import { startApi } from '@northgate/composition/serve/api-process.js';
import { watchPeaks } from './peak-memory.js';
import { writePosts } from '@northgate/composition/testing/write-posts.js';

/** What the publisher of the shell may take for the first revision, in MB. */
const allowed = (posts: number): number => (posts ? 400 : 300);

const count = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
};

/** Measures the memory that publishing takes: the first revision, then a release of each app, as the containers do it. */
async function measure(posts: number, node: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'northgate-peak-'));
  const postsDir = join(dataDir, 'posts');
  if (posts) writePosts(postsDir, posts);
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    API_PORT: String(await getPort()),
    ...(posts ? { POSTS_DIR: postsDir } : {}),
  };
  Object.assign(process.env, environment);
  const workspace = await openWorkspace(environment);
  const [shell, ...remotes] = await buildApps(checkoutApps(), {
    ...workspace,
    mode: 'production',
    tell: say,
  });
  let api: ChildProcess | undefined;
  try {
    const { apiOrigin } = workspace.environment;
    api = await startApi({ ...workspace.environment, root, siteOrigin: apiOrigin });
    await firstRevision({ workspace, shell: shell!, remotes, posts, node });
  } finally {
    api?.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface FirstOptions {
  workspace: Workspace;
  shell: BuiltRelease;
  remotes: BuiltRelease[];
  posts: number;
  node: string;
}

/** Everything the publisher of the shell does: no other one has more to render. */
async function firstRevision({ workspace, shell, remotes, posts, node }: FirstOptions): Promise<void> {
  for (const { folder, release } of remotes) await publishRelease(workspace.store, folder, release);
  const program = join(root, 'packages/composition/dist/container/publisher.js');
  const began = performance.now();
  const publisher = spawn(node, [program, shell.folder], { stdio: 'inherit' });
  const watch = watchPeaks(publisher.pid ?? 0);
  const [code] = (await once(publisher, 'exit')) as [number | null];
  const peaks = watch.stop();
  const seconds = Math.round((performance.now() - began) / 1000);
  for (const [name, megabytes] of Object.entries(peaks)) say(`${name.padEnd(20)} ${megabytes} MB`);
  const sum = Object.values(peaks).reduce((one, other) => one + other, 0);
  say(`all together at most ${sum} MB, ${seconds} s, ${posts || "today's"} posts`);
  const peak = peaks['publish.js'] ?? Infinity;
  if (code !== 0) throw new Error('The publisher failed.');
  if (peak > allowed(posts)) throw new Error(`The publisher may take ${allowed(posts)} MB.`);
}

program
  .description('measures the memory a publisher takes for the first revision')
  .option('--posts <number>', 'posts to write instead of those that ship', count, 0)
  .option('--image-node', "run it by the images' Node")
  .action(({ posts, imageNode: ofImage }: { posts: number; imageNode?: boolean }) =>
    measure(posts, ofImage ? imageNode() : process.execPath),
  );
await program.parseAsync();
