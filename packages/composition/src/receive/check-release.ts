import { release, type AppName, type Release } from '@northgate/contracts/release.js';
import { encodings } from '../files/compress.js';
import { SendingRefusal } from '../tokens/sending-refusal.js';

/** How large a release may be. */
export interface SizeLimits {
  /** All of its files together, in bytes. */
  bytes: number;
  files: number;
}

const safePath = /^(?:browser|server|console|public)\/(?:[\w@~-][\w.@~-]*\/)*[\w@~-][\w.@~-]*$/;
const sha384 = /^[A-Za-z0-9+/]{64}$/;
const compressed = Object.values(encodings);

/** Reads the description of a release that somebody wants to send. Throws `SendingRefusal`. */
export function checkRelease(
  content: unknown,
  { app, version }: { app: AppName; version: string },
  limits: SizeLimits,
): Release {
  const parsed = release.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SendingRefusal('bad-release', `release.json: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const sent = parsed.data;
  if (sent.app !== app || sent.version !== version)
    throw new SendingRefusal('bad-release', `release.json is of ${sent.app} ${sent.version}.`);
  if (sent.mode !== 'production')
    throw new SendingRefusal('bad-release', 'Only production builds can be released.');
  checkFiles(sent.files);
  for (const entry of [sent.entry.browser, sent.entry.server, 'server/package.json'])
    if (!sent.files[entry]) throw new SendingRefusal('bad-release', `release.json has no file ${entry}.`);
  checkSize(sent, limits);
  return sent;
}

function checkFiles(files: Release['files']): void {
  const folders = new Set<string>();
  for (const [file, { sha384: hash }] of Object.entries(files)) {
    if (!safePath.test(file))
      throw new SendingRefusal('bad-release', `${JSON.stringify(file)} is no path of a file of a release.`);
    if (!sha384.test(hash))
      throw new SendingRefusal('bad-release', `The hash of ${file} is no SHA-384 in base64.`);
    // Compressed copies are made here, from what was verified.
    if (compressed.some((ending) => file.endsWith(ending) && file.slice(0, -ending.length) in files))
      throw new SendingRefusal('bad-release', `${file} is a compressed copy, which is not sent.`);
    for (let at = file.indexOf('/'); at > 0; at = file.indexOf('/', at + 1)) folders.add(file.slice(0, at));
  }
  const both = Object.keys(files).find((file) => folders.has(file));
  if (both) throw new SendingRefusal('bad-release', `${both} is a file and a folder.`);
}

function checkSize({ files }: Release, limits: SizeLimits): void {
  const all = Object.values(files);
  if (all.length > limits.files)
    throw new SendingRefusal('too-large', `${all.length} files are more than ${limits.files}.`);
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > limits.bytes)
    throw new SendingRefusal(
      'too-large',
      `${megabytes(bytes)} MB are more than ${megabytes(limits.bytes)} MB.`,
    );
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
