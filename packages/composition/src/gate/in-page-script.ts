import { readFileSync } from 'node:fs';

/** The modules that run in a page, in the order they need each other. */
const modules = [
  'elements',
  'timer-chains',
  'timers',
  'asked-for',
  'code-from-text',
  'built-ins',
  'draft-words',
  'machine-words',
  'content-texts',
  'facts',
  'conduct',
  'focus-order',
  'write-into',
  'fields',
  'landmarks',
  'touch-controls',
  'cut-text',
  'text-lines',
  'lines-in-window',
  'readable',
  'happenings',
  'text-over-text',
  'layout',
  'dialogs',
  'shown-texts',
  'forms',
  'opener',
  'control-state',
  'by-hand',
  'unrelated-changes',
  'presses',
  'served-head',
  'served-markup',
  'watch',
];

/** Text of the script that is put into every page before its own: the compiled modules, in one scope. */
export function inPageScript(): string {
  const text = modules
    .map((name) => readFileSync(new URL(`../../dist/gate/in-page/${name}.js`, import.meta.url), 'utf8'))
    .join('\n')
    .replace(/^import .*$/gm, '')
    .replace(/^export (?=const|class|function|async)/gm, '')
    .replace(/^\/\/# sourceMappingURL.*$/gm, '');
  return `(() => {\n${text}\nstartWatch();\n})();`;
}
