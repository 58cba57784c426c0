import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const topics = Array.from({ length: 40 }, (_, index) => `topic ${index}`);
const paragraph =
  'A sensor knows where it is, and little else; the rest has to be written down by somebody. '.repeat(7);

/** Writes that many posts of about 900 words with headings into a folder, which is made. The first is the newest. */
export function writePosts(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  for (let number = 0; number < count; number += 1) {
    const slug = `note-${number}`;
    const tags = [0, 1, 2, 3].map((step) => topics[(number + step * 7) % topics.length]);
    const lines = [
      '---',
      `title: Note ${number} on sensors`,
      `slug: ${slug}`,
      `excerpt: ${JSON.stringify(paragraph.slice(0, 180))}`,
      `tags: ${JSON.stringify(tags)}`,
      'region: global',
      `date: ${new Date(Date.UTC(2026, 9, 1) - number * 3_600_000).toISOString()}`,
      '---',
      ...Array.from({ length: 8 }, (_, index) => `## Part ${index} of ${number}\n\n${paragraph}\n`),
    ];
    writeFileSync(join(folder, `${slug}.md`), lines.join('\n'));
  }
}
