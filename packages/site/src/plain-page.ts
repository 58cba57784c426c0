import { createHash } from 'node:crypto';

const style = [
  'body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1.25rem;color:#12212b;background:#fcfcf9}',
  'a{color:#b30e63}',
  'label{display:block;margin:1rem 0 0}',
  'input,select,textarea{font:inherit;color:inherit;box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #5d6c76;background:#fff}',
  'textarea{min-height:9rem}',
  'button{font:inherit;font-weight:600;min-height:2.75rem;margin:1.5rem 0;padding:0 1.5rem;border:0;color:#fff;background:#b30e63}',
].join('');

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** A page that needs nothing but itself, and the policy its style needs. */
export interface PlainPage {
  html: string;
  policy: string;
}

/** What someone without script reads when something went wrong. `title` is text, `body` markup that is escaped already. */
export const plainPage = (title: string, body: string): PlainPage => ({
  html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<h1>${title}</h1>
${body}
</html>
`,
  policy,
});
