import type { Released } from '@northgate/contracts/sent-release.js';
import type { SendOutcome } from './send-release.js';

interface Told {
  app: string;
  version: string;
  /** Files of pictures that a refusal brought. */
  pictures: string[];
}

/** What people read about how a release ended. */
export function tellOutcome(outcome: SendOutcome, { app, version, pictures }: Told): string {
  const name = `${app} ${version}`;
  if (outcome.type === 'unchanged') return `${name} is live already.`;
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

const tellSuccess = ({ type, revision, rendered, link, expiresAt }: Released, name: string): string =>
  type === 'released'
    ? `Revision ${revision} is live: ${name}, ${rendered.length} pages rendered.`
    : `Revision ${revision} is a candidate with ${name}, until ${expiresAt}:\n${link}`;
