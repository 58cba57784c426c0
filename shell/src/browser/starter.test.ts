import { jest } from '@jest/globals';
import {
  becomeIdle,
  bootScripts,
  click,
  comeAfterPaint,
  faceLoaded,
  facesShown,
  fetchedAhead,
  firstPaint,
  found,
  haveLateData,
  loaded,
  nextFrame,
  open,
  paint,
  settle,
  starter,
  setUpStarterPage,
} from '../testing/starter-page';

setUpStarterPage();

describe('the boot', () => {
  it('comes with the first idle moment when the address carries a query', async () => {
    window.history.replaceState(null, '', '/cctv-security?cameras=80#roi');
    await open();
    loaded();
    becomeIdle();
    expect(bootScripts()).toEqual(['/boot.js']);
    window.history.replaceState(null, '', '/');
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'focusin', 'pointermove', 'wheel', 'scroll'])(
    'starts after the first %s, but not inside the event nor before the next paint',
    async (type) => {
      await open();
      found('#field').dispatchEvent(new Event(type, { bubbles: true }));
      jest.advanceTimersByTime(10_000);
      expect(bootScripts()).toEqual([]);
      nextFrame();
      expect(bootScripts()).toEqual([]);
      jest.advanceTimersByTime(0);
      expect(bootScripts()).toEqual(['/boot.js']);
    },
  );

  it('has the line for itself, and what the page needs next is asked for when it is there', async () => {
    await open();
    found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
    nextFrame();
    jest.advanceTimersByTime(0);
    expect(fetchedAhead()).toEqual([]);
    found('script[src]').dispatchEvent(new Event('load'));
    expect(fetchedAhead()).toEqual(['/federation.js', '/entry.js']);
  });

  it('happens once, however much the visitor does', async () => {
    await open();
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      found('#field').dispatchEvent(new Event(type, { bubbles: true }));
    nextFrame();
    jest.advanceTimersByTime(0);
    found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
    nextFrame();
    loaded();
    jest.advanceTimersByTime(10_000);
    becomeIdle();
    expect(bootScripts()).toEqual(['/boot.js']);
  });

  it('comes by itself at an idle moment four seconds after the page has loaded', async () => {
    await open();
    jest.advanceTimersByTime(60_000);
    becomeIdle();
    expect(bootScripts()).toEqual([]);
    loaded();
    jest.advanceTimersByTime(3999);
    becomeIdle();
    expect(bootScripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(bootScripts()).toEqual([]);
    becomeIdle();
    expect(bootScripts()).toEqual(['/boot.js']);
  });

  describe('that cannot be had', () => {
    /** The boot script fails as often as it is asked for, twice. */
    const fail = () => {
      for (const script of document.querySelectorAll('script[src="/boot.js"]')) {
        script.dispatchEvent(new Event('error'));
        script.remove();
      }
    };
    async function openAndFail() {
      await open();
      found('#filter').setAttribute('type', 'submit');
      const form = document.createElement('form');
      found('#filter').replaceWith(form);
      form.innerHTML = '<button id="send" type="submit">Send Message</button>';
      expect(click('#send')).toBe(false);
      found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
      nextFrame();
      jest.advanceTimersByTime(0);
      expect(bootScripts()).toEqual(['/boot.js']);
      fail();
      expect(bootScripts()).toEqual(['/boot.js']);
    }

    it('is asked for once more, and then the browser sends the form that was pressed', async () => {
      await openAndFail();
      const sent = jest.fn((event: Event) => event.preventDefault());
      found('form').addEventListener('submit', sent);
      fail();
      expect(bootScripts()).toEqual([]);
      expect(sent).toHaveBeenCalledTimes(1);
      expect(click('#send')).toBe(true);
      expect(sent).toHaveBeenCalledTimes(2);
    });

    it('leaves no link that was pressed to a visitor who comes back', async () => {
      await openAndFail();
      click('#link');
      expect(starter().link).toBe(found('#link'));
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      expect(starter().link).toBeUndefined();
    });
  });

  it('comes also in a browser that does not tell when it is idle', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    await open();
    loaded();
    jest.advanceTimersByTime(4499);
    expect(bootScripts()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(bootScripts()).toEqual(['/boot.js']);
  });
});

describe('the typeface', () => {
  it('is asked for after the first paint and shown whole, in an idle moment, once its main file is there', async () => {
    let arrive = () => {};
    faceLoaded.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await open();
    loaded();
    expect(faceLoaded).not.toHaveBeenCalled();
    await paint();
    expect(faceLoaded).toHaveBeenCalledTimes(1);
    becomeIdle();
    expect(facesShown()).toEqual([]);
    arrive();
    await settle();
    expect(facesShown()).toEqual([]);
    becomeIdle();
    await settle();
    expect(facesShown()).toEqual([
      'Archivo Variable url(/basic.woff2) U+20-7E',
      'Archivo Variable url(/extended.woff2) U+100',
    ]);
  });

  it('is there from the first paint on for who has it already', async () => {
    await open();
    found('#files').dataset.hasTypeface = '1';
    await paint();
    expect(faceLoaded).not.toHaveBeenCalled();
  });

  it('is known to later pages only once it has come', async () => {
    faceLoaded.mockRejectedValueOnce(new Error('no such file'));
    await open();
    await paint();
    expect(localStorage.getItem('typeface')).toBeNull();
    await open();
    await paint();
    becomeIdle();
    await settle();
    expect(localStorage.getItem('typeface')).toBe('1');
  });

  it('lets the boot script go first where that was asked for already, on a slow line, but not for long', async () => {
    await open({ onSlowLine: true });
    await paint();
    expect(faceLoaded).not.toHaveBeenCalled();
    found('link[href="/boot.js"]').dispatchEvent(new Event('load'));
    await settle();
    expect(faceLoaded).toHaveBeenCalledTimes(1);
    await open({ onSlowLine: true });
    await paint();
    await jest.advanceTimersByTimeAsync(1000);
    expect(faceLoaded).toHaveBeenCalledTimes(2);
  });

  it('comes once the page has loaded where the browser does not tell of its paints', async () => {
    Object.assign(window.PerformanceObserver, { supportedEntryTypes: [] });
    await open();
    expect(faceLoaded).not.toHaveBeenCalled();
    loaded();
    await comeAfterPaint();
    expect(faceLoaded).toHaveBeenCalledTimes(1);
  });
});

describe('the boot script', () => {
  const rel = () => document.querySelector<HTMLLinkElement>('link[href="/boot.js"]')?.rel;

  it.each([
    ['prefetched', 'prefetch', true],
    ['preloaded, where the browser does not prefetch,', 'preload', false],
  ])('is %s once the first frames are painted', async (_, expected, supported) => {
    DOMTokenList.prototype.supports = () => supported;
    await open();
    loaded();
    firstPaint();
    nextFrame();
    await settle();
    expect(rel()).toBeUndefined();
    nextFrame();
    await settle();
    expect(rel()).toBe(expected);
  });

  it('was asked for in the head on a slow line, where all but pictures and typeface follow at once', async () => {
    await open({ onSlowLine: true });
    const links = document.querySelectorAll<HTMLLinkElement>('link');
    const of = (sort: string) =>
      [...links].filter((link) => link.rel === sort).map((link) => link.getAttribute('href'));
    expect(of('prefetch')).toEqual(['/boot.js']);
    expect(of('preload')).toEqual(['/styles/a.css', '/late/a.json', '/after-paint.js']);
    expect(of('stylesheet')).toEqual([]);
  });

  it('is not asked for again when it has been executed already', async () => {
    await open();
    found('#field').dispatchEvent(new Event('keydown', { bubbles: true }));
    nextFrame();
    await settle();
    await paint();
    expect(rel()).toBeUndefined();
    expect(bootScripts()).toEqual(['/boot.js']);
  });
});

describe('the part that is touched first', () => {
  const rest = ['/federation.js', '/entry.js'];
  const scripts = { '': ['/filter.js'], 'mfe-chat/chat-bar': ['/chat.js', '/bar.js', '/panel.js'] };
  const late = { 'mfe-tools/roi-calculator': ['/tools.js'] };

  async function touch(selector: string) {
    haveLateData({ scripts: late });
    await open({ data: { scripts } });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div data-island="filter"><button id="own">Filter</button></div>
       <div data-island="mfe-chat/chat-bar"><button id="chat">Ask</button>
         <div data-island="sources"><button id="within">Sources</button></div></div>
       <div data-island="mfe-tools/roi-calculator"><button id="roi">Calculate</button></div>
       <div data-island="mfe-away/part"><button id="away">Away</button></div>`,
    );
    press(selector);
    nextFrame();
    await settle();
  }

  const press = (selector: string) =>
    found(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));

  it('has its code fetched at once when it belongs to the page', async () => {
    await touch('#own');
    expect(fetchedAhead()).toEqual([...rest, '/filter.js']);
  });

  it.each([
    ['', '#chat'],
    [' within a part of its own', '#within'],
  ])('has all it will load fetched at once when another app brings it%s', async (_, one) => {
    await touch(one);
    expect(fetchedAhead()).toEqual([...rest, '/chat.js', '/bar.js', '/panel.js']);
  });

  it('has all of it fetched also where the boot began with a movement before', async () => {
    await touch('body');
    expect(fetchedAhead()).toEqual([]);
    press('#chat');
    nextFrame();
    await settle();
    expect(fetchedAhead()).toEqual([...rest, '/chat.js', '/bar.js', '/panel.js']);
  });

  it('has them fetched once', async () => {
    await touch('#chat');
    press('#chat');
    nextFrame();
    await settle();
    expect(fetchedAhead()).toHaveLength(rest.length + 3);
  });

  it('has them fetched as soon as they are known where it lies below the first screen', async () => {
    await touch('#roi');
    expect(fetchedAhead()).toEqual(rest);
    await paint();
    expect(fetchedAhead()).toEqual([...rest, '/tools.js']);
  });

  it.each([
    ['of an app that is away', '#away', rest],
    ['that is none, but a control of the frame,', '#filter', []],
  ])('%s asks for nothing more', async (_, one, expected) => {
    await touch(one);
    expect(fetchedAhead()).toEqual(expected);
  });
});

describe('a click before the boot', () => {
  it('on a button that needs React is kept, also when it hits the words', async () => {
    await open();
    expect(click('#words')).toBe(false);
    expect(starter().clicks).toEqual([found('#filter')]);
    expect(found('#filter')).toHaveAttribute('data-pressed');
  });

  it('is kept once however often an impatient visitor presses', async () => {
    await open();
    click('#filter');
    click('#words');
    expect(starter().clicks).toEqual([found('#filter')]);
  });

  it.each(['#menu', '#dialog', '#anchor', '#tab', '#field'])(
    'on %s is left to the platform',
    async (selector) => {
      await open();
      const reached = jest.fn();
      found(selector).addEventListener('click', reached);
      expect(click(selector)).toBe(true);
      expect(reached).toHaveBeenCalledTimes(1);
      expect(starter().clicks).toEqual([]);
    },
  );

  it('on a dialog’s button is kept in a browser that does not know invoker commands', async () => {
    await open({ knowsCommands: false });
    expect(click('#dialog')).toBe(false);
    expect(starter().clicks).toEqual([found('#dialog')]);
  });

  it('on a link is kept while the page is covered, whichever was pressed last', async () => {
    await open();
    found('#link').insertAdjacentHTML('afterend', '<a id="other" href="/contact">Contact</a>');
    expect(click('#other')).toBe(false);
    expect(document.documentElement).toHaveAttribute('data-leaving');
    click('#link');
    expect(starter().link).toBe(found('#link'));
    expect(starter().clicks).toEqual([]);
    window.dispatchEvent(new Event('site:booted'));
  });

  it('is no longer kept once the page has booted', async () => {
    await open();
    window.dispatchEvent(new Event('site:booted'));
    expect(click('#filter')).toBe(true);
    expect(starter().clicks).toEqual([]);
  });
});

describe('an error', () => {
  const sent = jest.fn<(address: string, body: string) => boolean>();
  const reports = () => sent.mock.calls.map(([address, body]) => [address, JSON.parse(body) as unknown]);
  const fail = (filename: string, message = 'x is not a function') =>
    window.dispatchEvent(new ErrorEvent('error', { filename, message }));

  beforeEach(async () => {
    sent.mockReset();
    Object.assign(navigator, { sendBeacon: sent });
    await open();
  });

  it('before the script that tells it has come is told once it has', async () => {
    fail('http://localhost/assets/shell/1/main.js');
    expect(sent).not.toHaveBeenCalled();
    await paint();
    expect(reports()).toEqual([
      ['/_site/error', { revision: 7, reason: 'x is not a function: /assets/shell/1/main.js', path: '/' }],
    ]);
  });

  it('of a file of this site is told to it once, with the revision of the page', async () => {
    await paint();
    fail('http://localhost/assets/mfe-blog/1/a.js');
    fail('http://localhost/assets/mfe-blog/1/b.js');
    expect(reports()).toEqual([
      ['/_site/error', { revision: 7, reason: 'x is not a function: /assets/mfe-blog/1/a.js', path: '/' }],
    ]);
  });

  it('of a file that cannot be loaded is told as well', async () => {
    await paint();
    const script = Object.assign(document.createElement('script'), {
      type: 'text/plain',
      src: '/assets/shell/1/main.js',
    });
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    expect(reports()).toEqual([
      ['/_site/error', { revision: 7, reason: 'cannot be loaded: /assets/shell/1/main.js', path: '/' }],
    ]);
  });

  it('of styles that cannot be loaded is told as well', async () => {
    await paint();
    const link = found('link[href="/styles/a.css"]');
    link.dispatchEvent(new Event('error'));
    expect(reports()).toEqual([
      ['/_site/error', { revision: 7, reason: 'cannot be loaded: /styles/a.css', path: '/' }],
    ]);
  });

  it('of an extension of the browser is not the site’s business', async () => {
    await paint();
    fail('chrome-extension://abc/content.js');
    fail('');
    expect(sent).not.toHaveBeenCalled();
  });
});
