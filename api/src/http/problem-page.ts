import { createHash } from 'node:crypto';
import type { Problem } from '@northgate/contracts/errors.js';
import { paths } from '@northgate/site/paths.js';
import { escapeHtml } from '../text/escape-html.js';

const style =
  'body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1.25rem;color:#12212b;background:#fcfcf9}a{color:#b30e63}';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** What someone who sent the form without script reads when it was not accepted, with the policy its style needs. */
export function problemPage(problem: Problem): { html: string; policy: string } {
  const messages = Object.values(problem.fields ?? { error: problem.error });
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Your message was not sent</title>
<style>${style}</style>
<h1>Your message was not sent</h1>
<ul>
${messages.map((message) => `<li>${escapeHtml(message)}</li>`).join('\n')}
</ul>
<p>Your browser's back button keeps what you typed.</p>
<p><a href="${paths.contact}${paths.contactAnchor}">Back to the form</a></p>
</html>
`;
  return { html, policy };
}
