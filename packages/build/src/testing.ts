import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveComposed } from './compose/serve-composed.js';
import { ownReleaseFolder } from './release/build-own-release.js';

/** How an app is put among recorded releases. */
export interface ComposedSiteOptions {
  /** Folder that `northgate record` filled; `composition` in the app's folder when left out. */
  recording?: string;
  /** A free one when left out. */
  port?: number;
  /** Address of a running site that answers for the api; without one the api is away. */
  site?: string;
}

/** An app's own release among the recorded ones, as visitors would meet it. */
export interface ComposedSite {
  /** Address of its pages, for a browser. */
  url: string;
  /** The page at a path: its status and its markup. */
  page: (path: string) => Promise<{ status: number; html: string }>;
  close: () => Promise<void>;
}

/**
 * Builds the app in a folder, unless its source is as it was, and serves it inside the recorded composition: the real host,
 * and the releases of all other apps that were live when it was recorded. Rejects with what the compiler says, or with a sentence
 * when nothing was recorded.
 */
export async function openComposedSite(
  folder: string,
  { recording = 'composition', port = 0, site }: ComposedSiteOptions = {},
): Promise<ComposedSite> {
  await build(folder);
  const own = ownReleaseFolder(folder);
  const served = await serveComposed({ own, recording: resolve(folder, recording), port, site });
  const url = `http://127.0.0.1:${served.port}`;
  return { url, page: (path) => pageAt(url + path), close: served.close };
}

/** The compiled program: also found from the sources, which Node cannot run. */
const builder = fileURLToPath(new URL('../dist/release/build-own-process.js', import.meta.url));

const build = (folder: string): Promise<void> =>
  new Promise((done, fail) => {
    execFile(process.execPath, [builder, folder], (error, _, complaints) =>
      error ? fail(new Error(complaints || error.message)) : done(),
    );
  });

// jsdom has no `fetch`.
const pageAt = (address: string): Promise<{ status: number; html: string }> =>
  new Promise((resolve, reject) => {
    get(address, (response) => {
      let html = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (html += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, html }));
      response.on('error', reject);
    }).on('error', reject);
  });
