import { ApiError } from '@northgate/api-client/api-error.js';
import { createApiClient } from '@northgate/api-client/create-api-client.js';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { publishAnswer, publishPath, type PublishAnswer } from '@northgate/contracts/publish.js';
import { Command } from 'commander';
import { CommandError, runProgram } from '../text/command-line.js';
import { PostRenderer } from './post-renderer.js';
import type { PostRow } from './post.repository.js';

/** How long the api may take, in milliseconds. */
const deadline = 15_000;

/** The text the command prints; throws an error whose message is fit to be shown. */
export const runPublish = (args: string[], variables: NodeJS.ProcessEnv): Promise<string> =>
  runProgram(args, (print) =>
    new Command('publish-post')
      .description('Publish a Markdown file on the running site, or withdraw its post.')
      .argument('<file>', 'the Markdown file; with --withdraw its slug will do')
      .option('--withdraw', 'take the post off the site')
      .addHelpText('after', '\nThe api is found by API_ORIGIN or API_PORT and wants its PUBLISH_TOKEN.')
      .action(async (file: string, { withdraw }: { withdraw?: boolean }) => {
        const body = withdraw ? { slug: await slugOf(file), withdraw } : await publicationOf(file);
        print(sentence(await send(body, variables)));
      }),
  );

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `${file} cannot be read: ${error.code === 'ENOENT' ? 'no such file' : error.message}`,
    );
  });
}

/** Faults are found here already, so that they are told without a running site. */
async function publicationOf(file: string) {
  const markdown = await textOf(file);
  await rendered(file, markdown);
  return { file: basename(file), markdown };
}

const slugOf = async (file: string): Promise<string> =>
  file.endsWith('.md') ? (await rendered(file, await textOf(file))).slug : file;

async function rendered(file: string, markdown: string): Promise<PostRow> {
  const renderer = new PostRenderer();
  return renderer.rowOf('', file, markdown).finally(() => renderer.onModuleDestroy());
}

async function send(
  body: object,
  { API_ORIGIN, API_PORT, PUBLISH_TOKEN }: NodeJS.ProcessEnv,
): Promise<PublishAnswer> {
  if (!PUBLISH_TOKEN)
    throw new CommandError('PUBLISH_TOKEN must be set to the token the api was started with.');
  const origin = (API_ORIGIN || `http://127.0.0.1:${API_PORT || 3001}`).replace(/\/$/, '');
  const api = createApiClient({ baseURL: origin, timeout: deadline });
  const headers = { authorization: `Bearer ${PUBLISH_TOKEN}` };
  try {
    return publishAnswer.parse((await api.post<unknown>(publishPath, body, { headers })).data);
  } catch (error) {
    if (error instanceof ApiError) throw new CommandError(whyNot(error, origin));
    throw error;
  }
}

function whyNot({ kind, message, refusal, sentence }: ApiError, origin: string): string {
  if (kind !== 'refused') return `The api at ${origin} does not answer: ${message}`;
  const missing = refusal?.error?.startsWith('There is no post');
  if (refusal?.status === 404 && !missing)
    return `The api at ${origin} takes no posts: it was started without PUBLISH_TOKEN.`;
  if (refusal?.status === 401) return `The api at ${origin} did not accept this PUBLISH_TOKEN.`;
  return refusal?.error ? sentence : `The api at ${origin} answered ${message}`;
}

const words: Record<PublishAnswer['status'], string> = {
  published: 'is published',
  scheduled: 'will appear at its date',
  draft: 'is kept as a draft',
  withdrawn: 'is withdrawn',
};

const sentence = ({ slug, status, change }: PublishAnswer): string =>
  `/blog/${slug} ${words[status]}${change === 'unchanged' ? ' already' : ''}.\n`;
