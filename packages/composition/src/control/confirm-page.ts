import { html } from './html.js';
import { page, tokenField } from './page-frame.js';

/** A return that somebody is asked about. */
export interface AskedReturn {
  /** Number of a revision, or the name of an app. */
  target: string;
  /** What is asked, as the title says it. */
  question: string;
  /** What it does, sentence by sentence: whose releases are taken back. */
  does: string[];
  /** The last move whoever asks has seen; somebody else may have moved the pointer since. */
  seen: number;
}

/** Asks whether to return, and for the token where the browser does not hold it. */
export const confirmPage = (
  { target, question, does, seen }: AskedReturn,
  knowsToken: boolean,
  complaint = '',
): string =>
  page(
    question,
    html`<p><a href="/__site">All releases</a></p>
      <h1>${question}</h1>
      ${does.map((sentence) => html`<p>${sentence}</p>`)}
      <p>
        Every page server shows it within a second. Nothing is lost: the revision that is live now stays in
        the history.
      </p>
      ${complaint ? html`<p class="bad" role="alert">${complaint}</p>` : html``}
      <form method="post" action="/__site/return/${target}">
        <input type="hidden" name="seen" value="${seen}" />
        ${knowsToken ? html`` : tokenField}
        <button>${question.replace('?', '')}</button>
      </form>`,
  );
