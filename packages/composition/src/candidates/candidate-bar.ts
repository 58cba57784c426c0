import type { Candidate } from './candidate.js';

/** Where a visitor ends looking at a candidate. */
export const endPath = '/__candidate/end';
/** Where the bar's looks are. */
export const barStylesPath = '/__candidate/bar.css';

export const barStyles = `
.candidate-bar{position:fixed;inset:auto 0 0;z-index:2147483000;display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;
justify-content:center;padding:.5rem 1rem;background:#1c1917;color:#fafaf9;font:500 .875rem/1.4 system-ui,sans-serif}
.candidate-bar p{margin:0}.candidate-bar form{margin:0}
.candidate-bar button{font:inherit;color:inherit;background:none;border:1px solid currentcolor;border-radius:.375rem;
padding:.5rem .875rem;cursor:pointer}
.candidate-bar button:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@media print{.candidate-bar{display:none}}
`;

/** A page with the bar that says which candidate it is. */
export function withBar(page: Buffer, { number, candidate }: Candidate): Buffer {
  const text = page.toString('utf8');
  const at = text.lastIndexOf('</body>');
  if (at < 0) return page;
  const until = candidate.expiresAt.slice(0, 10);
  const bar =
    `<link rel="stylesheet" href="${barStylesPath}"><aside class="candidate-bar" aria-label="Candidate">` +
    `<p>Candidate ${number}, not live. Forms store nothing. Until ${until}.</p>` +
    `<form method="post" action="${endPath}"><button>Back to the live site</button></form></aside>`;
  return Buffer.from(text.slice(0, at) + bar + text.slice(at));
}
