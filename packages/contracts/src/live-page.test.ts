import { livePage, withLiveRemotes, type LiveBuilds } from './live-page.js';
import { pageDataId } from './page.js';

const released = (app: string) => ({
  version: 'aaaaaaaaaaaa',
  entry: `/assets/${app}/aaaaaaaaaaaa/browser/remoteEntry.js`,
});
const data = {
  path: '/blog',
  title: '</script> & $&',
  remotes: { 'mfe-blog': released('mfe-blog'), 'mfe-tools': released('mfe-tools') },
};
const html = `<!doctype html><html><head><script id="files" data-boot="/assets/shell/main.js" data-boot-integrity="sha384-m" data-styles="/a.css"></script></head>
<body><div id="root"><main>Words</main></div><script type="application/json" id="${pageDataId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script><script id="boot" data-then="/assets/a.js">starter()</script></body></html>`;

const inlined = (page: string) =>
  JSON.parse(page.match(new RegExp(`id="${pageDataId}">(.*?)</script>`))?.[1] ?? '') as typeof data;

describe('a page of the running site with the blog of this checkout', () => {
  const page = livePage(html, { apps: ['mfe-blog'] });

  it('names the live build of the blog and leaves every other app as it was released', () => {
    const { remotes } = JSON.parse(
      withLiveRemotes(JSON.stringify(data), { apps: ['mfe-blog'] }),
    ) as typeof data;
    expect(remotes['mfe-blog']).toEqual({
      version: 'live',
      entry: '/__live/mfe-blog/remoteEntry.js',
      integrity: '',
      exposes: {},
    });
    expect(remotes['mfe-tools']).toEqual(data.remotes['mfe-tools']);
    expect(inlined(page).title).toBe(data.title);
  });

  it('boots the host in its development form as soon as it has loaded', () => {
    expect(page).toContain('<script id="files" data-boot="/__live/shell/main.js" data-styles="/a.css">');
    expect(page).toContain('<script id="boot">starter()</script>');
    expect(page).toContain('<script>siteStarter.start()</script>');
    expect(page).not.toContain('/assets/shell/main.js');
  });

  it('says so, outside of what React draws', () => {
    expect(page).toMatch(/<\/div>.*<div role="note"[^>]*>Live from this checkout: mfe-blog<\/div><\/body>/s);
  });

  it('is otherwise as it was served', () => {
    expect(page).toContain('<div id="root"><main>Words</main></div>');
  });
});

describe('a page whose live builds are on another machine', () => {
  const builds: LiveBuilds = { apps: ['mfe-blog'], origin: 'http://localhost:3100' };

  it('names them there', () => {
    const { remotes } = JSON.parse(withLiveRemotes(JSON.stringify(data), builds)) as typeof data;
    expect(remotes['mfe-blog'].entry).toBe('http://localhost:3100/__live/mfe-blog/remoteEntry.js');
    expect(livePage(html, builds)).toContain('data-boot="http://localhost:3100/__live/shell/main.js"');
  });

  it('boots from where it is told and says what it is told', () => {
    const page = livePage(html, builds, { boot: '/boot.js', note: '<aside>Override</aside>' });
    expect(page).toContain('data-boot="/boot.js"');
    expect(page).toMatch(/<aside>Override<\/aside><\/body>/);
    expect(page).not.toContain('Live from this checkout');
  });
});
