import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const words =
  'A page like this one is what a careful person writes by hand: headings, paragraphs, a few boxes and a form, styles in its head and no script at all. It is what every figure beside it is measured against. ';

const card = (index: number) =>
  `<article class="card"><svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><path d="M${index} 4h${30 - index}v${32 - index}H${index}z" fill="#0b4a6f"/></svg><h3>Card number ${index}</h3><p>${words.slice(index, 120 + index * 3)}</p><a href="#more-${index}">Read about card ${index}</a></article>`;

const section = (index: number) =>
  `<section id="more-${index}"><h2>Section ${index}</h2><p>${words.repeat(2).slice(index * 7)}</p><div class="cards">${[1, 2, 3].map((n) => card(index * 3 + n)).join('')}</div></section>`;

/** A whole page without script, its control the platform's own `details`. */
export const anchorPage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
  '<title>The anchor of the measurements</title><meta name="description" content="A page written by hand, without script."><link rel="icon" href="data:,">',
  '<style>*{box-sizing:border-box}body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#16202e;background:#fff}h1,h2,h3{line-height:1.15}h1{font-size:clamp(2.1rem,6vw,3.6rem);max-width:17ch}a{color:#0a4fb3;display:inline-block;padding:.75rem 0}header{position:sticky;top:0;background:#fff;border-bottom:1px solid #dde3ea}main,header div{max-width:72rem;margin:0 auto;padding:0 1.25rem}summary{min-height:48px;padding:.75rem}.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr))}.card{border:1px solid #dde3ea;padding:1.25rem}label,input,button{display:block;width:100%;min-height:48px;font:inherit}</style></head><body>',
  '<header><div><details><summary>Menu</summary><nav><a href="#more-1">First</a> <a href="#more-2">Second</a></nav></details></div></header>',
  `<main><h1>Static pages are the measure of all others</h1><p>${words.repeat(3)}</p>${[1, 2, 3, 4, 5, 6].map(section).join('')}`,
  '<form action="#"><label for="name">Name</label><input id="name"><label for="mail">E-mail</label><input id="mail" type="email"><button>Send</button></form></main></body></html>',
].join('');

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
