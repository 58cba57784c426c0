import type { AppName } from '@northgate/contracts/release.js';
import type { FailedPart, PagePlan } from '@northgate/contracts/renderer.js';
import type { RenderedResult } from './render-messages.js';
import type { RenderProcess } from './render-process.js';

/** A page is not made anew, because a part of another app failed that it should not be without; it stays as it last was. */
export class PageStays extends Error {
  override name = 'PageStays';
}

/** A page, with the parts in it that gave way to their fallback. */
export interface WithParts {
  page: RenderedResult;
  gone: FailedPart[];
}

/**
 * Renders a page, and does what the roles of its parts ask for where those fail: regular ones give way, an essential one throws `PageStays`.
 * A primary part fails its page, and so does any part of an app that is `changed`: nobody has seen that one work yet.
 */
export async function renderWithParts(
  plan: PagePlan,
  process: Pick<RenderProcess, 'render'>,
  changed: readonly AppName[],
): Promise<WithParts> {
  const gone: FailedPart[] = [];
  for (;;) {
    const answer = await process.render(
      plan,
      gone.map(({ name }) => name),
    );
    if (!('failedParts' in answer)) return { page: answer, gone };
    const { failedParts } = answer;
    const [worst] = failedParts.filter((part) => isFatal(part, changed) || isKnown(part, gone));
    if (worst) throw new Error(sentence(worst));
    const [stays] = failedParts.filter(({ role }) => role === 'essential');
    if (stays) throw new PageStays(sentence(stays));
    gone.push(...failedParts);
  }
}

const isFatal = ({ name, role }: FailedPart, changed: readonly AppName[]): boolean =>
  role === 'primary' || changed.some((app) => name.startsWith(`${app}/`));

/** A fallback that fails has no fallback itself. */
const isKnown = ({ name }: FailedPart, gone: FailedPart[]): boolean =>
  gone.some((part) => part.name === name);

/** What is said of a part that failed, the stack after the first line. */
export const sentence = ({ name, late, reason }: FailedPart): string =>
  late ? reason : `${name} failed: ${reason}`;
