import { html, type Html } from './html.js';

/** A page of the console with its title and what is on it. */
export const page = (title: string, body: Html): string =>
  `<!doctype html>${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__site/style.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.text
  }`;

/** Asks for the token where the browser does not hold it. */
export const tokenField = html`<label
  >Token, printed at the start<br /><input type="password" name="token" required
/></label>`;
