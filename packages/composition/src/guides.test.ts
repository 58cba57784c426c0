import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment as readApiEnvironment } from '../../../api/src/environment.js';
import { readEnvironment } from './environment.js';
import { root } from './root.js';

interface Block {
  guide: string;
  kind: string;
  text: string;
}

const guides = readdirSync(join(root, 'docs/guides'));
const blocks: Block[] = guides.flatMap((guide) =>
  [...readFileSync(join(root, 'docs/guides', guide), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, kind = '', text = '']) => ({ guide, kind, text }),
  ),
);
const shell = blocks.filter(({ kind }) => kind === 'sh');

/** The programs of a block say what they were called with, one line each; then come the settings it leaves, by name and value. */
const recorder = `
  for program in npm npx node curl; do eval "$program() { printf 'call\\t$program'; printf '\\t%s' \\"\\$@\\"; echo; }"; done
  before=$(compgen -v)
`;
const settings = `
  for name in $(comm -13 <(sort <<< "$before") <(compgen -v | sort) | grep -E '^[A-Z]' | grep -vE '^(BASH|PIPESTATUS|FUNCNAME|LINES|COLUMNS)'); do
    printf 'set\\t%s\\t%s\\n' "$name" "\${!name}"
  done
`;

/** Runs a block in bash, with programs that only say how they were called. */
function run(text: string): { calls: string[][]; set: Record<string, string> } {
  const printed = execFileSync('bash', ['-euc', `${recorder}\n${text}\n${settings}`], { encoding: 'utf8' });
  const lines = printed.split('\n').map((line) => line.split('\t'));
  const of = (kind: string) => lines.flatMap(([first, ...rest]) => (first === kind ? [rest] : []));
  return { calls: of('call'), set: Object.fromEntries(of('set')) as Record<string, string> };
}

const scripts = (folder: string) =>
  (
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts;
const programs: Record<string, string> = {
  npx: readFileSync(join(root, 'packages/cli/src/main.ts'), 'utf8'),
  npm: [
    'packages/composition/src/commands/main.ts',
    'packages/build/bin/serve.mjs',
    'api/src/blog/run-publish.ts',
  ]
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n'),
};

/** Whether what a program is called with exists: a file, a command or a script. */
const exists: Record<string, (words: string[]) => boolean> = {
  node: ([file = '']) => existsSync(join(root, file)),
  npx: ([, command]) => programs['npx']!.includes(`'${command}'`),
  npm(words) {
    const at = words.indexOf('-w');
    const workspace = at < 0 ? '.' : (words[at + 1] ?? '');
    return words[0] === 'start' || Boolean(scripts(workspace)[words[1] ?? '']);
  },
};

/** What of a call does not exist: the call itself or an option. */
function unknownIn([program = '', ...words]: string[]): string[] {
  const source = programs[program === 'node' ? 'npx' : program];
  if (!source) return [];
  const isKnown = (option: string) =>
    source.includes(`'${option}`) || source.includes(`${option.slice(2)}: {`);
  const options = words.filter((word) => /^--\w/.test(word) && !isKnown(word));
  return exists[program]!(words) ? options : [words.join(' '), ...options];
}

const settingsExample = readFileSync(join(root, '.env.example'), 'utf8');

it.each(shell)('the commands in $guide exist, and the programs read its settings', ({ text }) => {
  const { calls, set } = run(text);
  expect(calls.flatMap(unknownIn)).toEqual([]);
  expect(Object.keys(set).filter((name) => !settingsExample.includes(`${name}=`))).toEqual([]);
  const given = Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, value.replace('…', 'x'.repeat(40))]),
  );
  expect(() => [readEnvironment(root, given), readApiEnvironment(given)]).not.toThrow();
});

it.each(blocks.filter(({ kind }) => kind === 'json'))('the JSON in $guide can be read', ({ text }) => {
  expect(JSON.parse(text)).toBeTruthy();
});
