import type { Released } from '@northgate/contracts/sent-release.js';
import type { SendOutcome } from './send-release.js';

interface Told {
  /** What was sent, such as an app and its version. */
  name: string;
  /** Files of pictures that a refusal brought. */
  pictures: string[];
}

/** What people read about how a release ended. */
export function tellOutcome(outcome: SendOutcome, { name, pictures }: Told): string {
  if (outcome.type === 'unchanged') return `${name} is live already.`;
  if (outcome.type === 'ended') return `${name} is shared no longer; everybody sees what is live.`;
  if (outcome.type !== 'refused') return tellSuccess(outcome, name);
  const problems = outcome.problems.map((problem) => `  - ${problem}`);
  const shown = pictures.length ? ['Pictures:', ...pictures.map((file) => `  ${file}`)] : [];
  const advice = outcome.held
    ? ['When they are as they should be, release it with --accept-look.']
    : ['Nothing live has changed.'];
  const first = outcome.held
    ? `The gate holds ${name} back, for pages look different:`
    : `The gate refused ${name}:`;
  return [first, ...problems, ...shown, ...advice].join('\n');
}

function tellSuccess({ type, revision, rendered, link, expiresAt, percent }: Released, name: string): string {
  if (type === 'released') return `Revision ${revision} is live: ${name}, ${rendered.length} pages rendered.`;
  const candidate = `Revision ${revision} is a candidate with ${name}, until ${expiresAt}:\n${link}`;
  if (type === 'candidate') return candidate;
  return [`${percent} % of the visitors see ${name}.`, ...(link ? [candidate] : [])].join('\n');
}
