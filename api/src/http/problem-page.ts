import type { Problem } from '@northgate/contracts/errors.js';
import { paths } from '@northgate/site/paths.js';
import { plainPage, type PlainPage } from '@northgate/site/plain-page.js';
import { escapeHtml } from '../text/escape-html.js';

/** What someone who sent the form without script reads when it was not accepted. */
export function problemPage(problem: Problem): PlainPage {
  const messages = Object.values(problem.fields ?? { error: problem.error });
  return plainPage(
    'Your message was not sent',
    `<ul>
${messages.map((message) => `<li>${escapeHtml(message)}</li>`).join('\n')}
</ul>
<p>Your browser's back button keeps what you typed.</p>
<p><a href="${paths.contact}${paths.contactAnchor}">Back to the form</a></p>`,
  );
}
