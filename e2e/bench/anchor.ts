import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const vocabulary =
  'page words measure paper line ground river stone bridge north light window letter table garden market morning evening harbour signal street number answer question reader writer machine paint section column border margin heading figure button choice service person company reason effort result distance weather'.split(
    ' ',
  );

const endings = ['', '', '', 's', 'ing', 'er'];

/** The same text at every run, of words that repeat no more than those of a real page. */
function writer(): (words: number) => string {
  let state = 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const one = (list: string[]) => list[next() % list.length] ?? '';
  return (count) => {
    const words = Array.from({ length: count }, () => one(vocabulary) + one(endings));
    return `${words.join(' ').replace(/^./, (first) => first.toUpperCase())}.`;
  };
}

function page(): string {
  const write = writer();
  const card = (index: number) =>
    `<article class="card"><svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><path d="M${index} 4h${30 - index}v${32 - index}H${index}z" fill="#0b4a6f"/></svg><h3>${write(4)}</h3><p>${write(38)}</p><a href="#more-${index}">${write(3)}</a></article>`;
  const section = (index: number) =>
    `<section id="more-${index}"><h2>${write(7)}</h2><p>${write(60)}</p><div class="cards">${[1, 2, 3].map((n) => card(index * 3 + n)).join('')}</div></section>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    '<title>The anchor of the measurements</title><meta name="description" content="A page written by hand, without script."><link rel="icon" href="data:,">',
    '<style>*{box-sizing:border-box}body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#16202e;background:#fff}h1,h2,h3{line-height:1.15}h1{font-size:clamp(2.1rem,6vw,3.6rem);max-width:17ch}a{color:#0a4fb3;display:inline-block;padding:.75rem 0}header{position:sticky;top:0;background:#fff;border-bottom:1px solid #dde3ea}main,header div{max-width:72rem;margin:0 auto;padding:0 1.25rem}summary{min-height:48px;padding:.75rem}.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}.card{border:1px solid #dde3ea;padding:1.25rem}label,input,button{display:block;width:100%;min-height:48px;font:inherit}</style></head><body>',
    '<header><div><details><summary>Menu</summary><nav><a href="#more-1">First</a> <a href="#more-2">Second</a></nav></details></div></header>',
    `<main><h1>Static pages are the measure of all others</h1><p>${write(50)}</p>${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(section).join('')}`,
    '<form action="#"><label for="name">Name</label><input id="name"><label for="mail">E-mail</label><input id="mail" type="email"><button>Send</button></form></main></body></html>',
  ].join('');
}

/** A page as a careful person writes it by hand: about 5 KB compressed, no script, its control the platform's `details`. */
export const anchorPage = page();

/** Serves the anchor from memory, compressed. Returns its address and the way to stop it. */
export async function serveAnchor(): Promise<{ url: string; stop: () => void }> {
  const body = brotliCompressSync(anchorPage);
  const server = createServer((request, response) => {
    if (request.url === '/robots.txt') return void response.end('User-agent: *\nAllow: /\n');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}
