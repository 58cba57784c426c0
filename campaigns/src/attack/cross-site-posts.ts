import { doorsOf, type Attack, type AttackTarget } from './attack.js';

/** What a browser says of a post, and whether it is one of our own pages that made it. */
const senders: [name: string, headers: (host: string) => Record<string, string>, ours: boolean][] = [
  [
    'a page of another site',
    () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    false,
  ],
  ['a sister site', (host) => ({ 'sec-fetch-site': 'same-site', origin: `http://www.${host}` }), false],
  ['an older browser on another site', () => ({ origin: 'https://evil.example' }), false],
  ['another port of this machine', () => ({ origin: 'http://127.0.0.1:9' }), false],
  ['a sandboxed frame', () => ({ origin: 'null' }), false],
  ['a name that begins like ours', (host) => ({ origin: `http://${host}.evil.example` }), false],
  ['a name that ends like ours', (host) => ({ origin: `http://evil-${host}` }), false],
  [
    'another site that claims our host',
    (host) => ({ origin: 'http://evil.example', 'x-forwarded-server': host }),
    false,
  ],
  ['a page of ours', (host) => ({ 'sec-fetch-site': 'same-origin', origin: `http://${host}` }), true],
  ['an older browser on our page', (host) => ({ origin: `http://${host}` }), true],
  ['a program', () => ({}), true],
];

const bodies = [
  ['/api/contact', 'application/json', '{}'],
  ['/api/contact', 'application/x-www-form-urlencoded', 'name=x'],
  ['/api/contact', 'text/plain', '{"name":"x"}'],
  ['/api/chat', 'application/json', '{"message":""}'],
  ['/api/chat', 'application/x-www-form-urlencoded', 'message=x'],
] as const;

/** Posts that pages of other sites make browsers send, and those of our own, which must not suffer. */
export const crossSitePosts: Attack = {
  name: 'forms that other sites post',
  share: 5,
  async run(target, { until, tries: most }) {
    const findings: string[] = [];
    let tries = 0;
    for (const { port, sender, headers, ours, path, type, body } of posts(target).slice(0, most)) {
      if (Date.now() > until) break;
      tries += 1;
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': type, ...headers(`127.0.0.1:${port}`) },
        body,
      });
      if ((status === 403) === ours) findings.push(`${path} as ${type} from ${sender}: ${status}`);
    }
    const note = `${senders.length} senders, ${bodies.length} bodies`;
    return { tries, held: tries - findings.length, findings, note };
  },
};

/** Every sender with every body at every door. */
const posts = (target: AttackTarget) =>
  doorsOf(target).flatMap(({ port }) =>
    senders.flatMap(([sender, headers, ours]) =>
      bodies.map(([path, type, body]) => ({ port, sender, headers, ours, path, type, body })),
    ),
  );
