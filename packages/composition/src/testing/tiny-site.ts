import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a page of a tiny site has beside what all of them have. */
export interface TinyPage {
  /** Script that runs whenever the page is shown; what it returns is called when it is left. */
  effect?: string;
  /** Script that runs as the page is loaded, before it is alive. */
  atImport?: string;
  styles?: string;
  /** Markup between heading and text. */
  markup?: string;
  /** What it is answered with, 200 when not given. */
  status?: number;
}

const sentence = 'A paragraph that says something about cameras, models and whoever looks at them.';

const menu = `<header><nav aria-label="Main">
  <a href="/">Home</a> <a href="/other">Other</a>
  <button type="button" id="menu" aria-expanded="false">Menu</button>
  <span role="tablist" aria-label="Views"><button type="button" role="tab" aria-selected="true" id="view">View</button></span>
</nav></header>`;

const form = `<form method="post" action="/api/contact" id="contact">
  <label>Name <input name="name" required></label>
  <label>Message <textarea name="message" required></textarea></label>
  <button>Send</button>
</form>`;

const content = (path: string, markup = '') => `<div>
  <div class="head"><h1>${path === '/' ? 'Tiny' : 'Other'}</h1><p class="lead">A lead. ${sentence}</p></div>
  ${markup}
  <label>Search <input type="search"></label>
  <label>Size <select id="size"><option>Small</option><option>Large</option></select></label>
  <button type="button" id="share">Share</button>
  <button type="button" id="save">Saves</button> <output></output>
  <img alt="A mark" src="/mark.svg" width="20" height="20">
  <p><a href="/other">Go on</a></p>
  ${path === '/' ? form : ''}
  ${`<p>${sentence}</p>`.repeat(30)}
</div>`;

const base = `body { margin: 0; font: 16px/1.5 sans-serif; color: #111; background: #fff; }
  a { color: #0645ad; } .dark body { color: #eee; background: #111; } .dark a { color: #9cf; }
  header, main, footer { padding: 16px; } input, textarea, button { font: inherit; }`;

const html = (path: string, { styles = '', markup }: TinyPage) => `<!doctype html>
<html lang="en" class="light"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${path === '/' ? 'Tiny' : 'Other'}</title><meta name="description" content="A tiny site.">
<link rel="canonical" href="https://tiny.example${path}"><link rel="icon" href="data:,">
<style>${base}${styles}</style></head>
<body><div id="root">${menu}<main>${content(path, markup)}</main>
<footer><p>${sentence}</p><a href="/">Home again</a></footer></div>
<script src="/app.js"></script></body></html>`;

/** What hosts do: take links over, show pages in each other's place, send the form. */
function host(effect: () => unknown): void {
  let leave: unknown;
  const mark = () => {
    Object.assign(document.querySelector('main > *') ?? {}, { __reactFiber$tiny: {} });
    leave = location.pathname === '/' ? effect() : undefined;
    const contact = document.querySelector<HTMLFormElement>('#contact');
    contact?.addEventListener('submit', (event) => {
      event.preventDefault();
      void fetch('/api/contact', { method: 'POST' }).then(({ ok }) => {
        document.querySelector('[role=alert]')?.remove();
        const says = ok
          ? '<p role="status">Thank you.</p>'
          : '<p role="alert">It was not sent. Try again.</p>';
        contact.insertAdjacentHTML('afterend', says);
      });
    });
  };
  const show = async () => {
    const text = await (await fetch(location.pathname)).text();
    if (typeof leave === 'function') (leave as () => void)();
    const next = new DOMParser().parseFromString(text, 'text/html');
    document.title = next.title;
    for (const selector of ['main', 'link[rel=canonical]'])
      document.querySelector(selector)?.replaceWith(next.querySelector(selector) ?? '');
    scrollTo({ top: 0, behavior: 'instant' });
    mark();
  };
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (event.defaultPrevented || event.ctrlKey || !link || link.origin !== location.origin) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    void show();
  });
  addEventListener('popstate', () => void show());
  document.querySelector('#share')?.addEventListener('click', ({ currentTarget }) => {
    (currentTarget as Element).classList.toggle('done');
  });
  document.querySelector('#menu')?.addEventListener('click', ({ currentTarget }) => {
    const button = currentTarget as Element;
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') === 'false'));
  });
  document.querySelector('#save')?.addEventListener('click', () => {
    for (const output of document.querySelectorAll('output')) output.textContent = '12 % less';
  });
  // Something of the page changes by chance while what is chosen already is pressed.
  document.querySelector('#view')?.addEventListener('click', () => {
    document.body.dataset.turn = String(Math.random());
  });
  document.documentElement.className = localStorage.getItem('theme') ?? 'light';
  document.documentElement.dataset.booted = '';
  mark();
}

const script = ({ effect = '', atImport = '' }: TinyPage) =>
  `${atImport}\n;(${host.toString()})(() => { ${effect} });`;

/** A site of two pages that come alive without any framework, to look at with the gate. */
export class TinySite {
  private constructor(private readonly server: Server) {}

  static async open(page: TinyPage = {}): Promise<TinySite> {
    const server = createServer(({ url = '/' }, response) => {
      const [path = '/'] = url.split('?', 1);
      const send = (type: string, body: string, status = 200) =>
        response.writeHead(status, { 'content-type': type }).end(body);
      if (path === '/') send('text/html', html(path, page), page.status);
      else if (path === '/other') send('text/html', html(path, {}));
      else if (path === '/app.js') send('text/javascript', script(page));
      else if (path === '/mark.svg')
        send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
      else send('text/plain', 'Not found', 404);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new TinySite(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
