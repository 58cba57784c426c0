import { jest } from '@jest/globals';
import type * as LoadModule from '../../federation/load-module';
import type * as FetchPage from './fetch-page';
import type * as Navigator from './navigator';

const navigate = jest.fn<typeof Navigator.navigate>();
const fetchPage = jest.fn<typeof FetchPage.fetchPage>();
jest.unstable_mockModule('./navigator', () => ({ navigate }));
jest.unstable_mockModule('./fetch-page', () => ({ fetchPage }));
const prefetchModule = jest.fn<typeof LoadModule.prefetchModule>();
jest.unstable_mockModule('../../federation/load-module', () => ({ prefetchModule }));

const { interceptLinks } = await import('./intercept-links');

let stop = () => {};

beforeEach(() => {
  navigate.mockReset().mockResolvedValue();
  fetchPage.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  stop = interceptLinks();
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function target(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]') ?? document.querySelector('a') ?? document.body;
}

/** True when the click was taken from the browser. The test environment must not follow it in either case. */
function click(html: string, init: MouseEventInit = {}): boolean {
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  target(html).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }),
  );
  window.removeEventListener('click', look);
  return taken;
}

describe('a plain click on an internal link', () => {
  it.each([
    ['<a href="/contact">Contact</a>', '/contact'],
    ['<a href="/#contact">Get in Touch</a>', '/#contact'],
    ['<a href="/blog?tag=rail#list">Blog</a>', '/blog?tag=rail#list'],
    ['<a href="http://localhost/infrastructure">Absolute</a>', '/infrastructure'],
    ['<a href="/contact"><b data-here>inside</b></a>', '/contact'],
    ['<a href="/apiary">Not the api</a>', '/apiary'],
  ])('%s goes through the overlay to %s', (html, address) => {
    expect(click(html)).toBe(true);
    expect(navigate).toHaveBeenCalledWith(address);
  });
});

describe('what is left to the browser', () => {
  it.each([
    ['ctrl', { ctrlKey: true }],
    ['command', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a click with %s', (_, init) => {
    expect(click('<a href="/contact">Contact</a>', init)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['a link into a new tab', '<a href="/contact" target="_blank">x</a>'],
    ['a download', '<a href="/contact" download>x</a>'],
    ['an e-mail address', '<a href="mailto:hello@northgate.example">x</a>'],
    ['a phone number', '<a href="tel:+442000000000">x</a>'],
    ['an anchor on the same page', '<a href="#contact">x</a>'],
    ['an address of the api', '<a href="/api/blog">x</a>'],
    ['a file of a release', '<a href="/assets/shell/1/boot">x</a>'],
    ['an embedded document', '<a href="/embeds/cctv">x</a>'],
    ['a file', '<a href="/sitemap.xml">x</a>'],
    ['another site', '<a href="https://meridian.northgate.example/">x</a>'],
    ['an anchor without address', '<a>x</a>'],
    ['something that is no link', '<button data-here>x</button>'],
  ])('%s', (_, html) => {
    expect(click(html)).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('a click that a part of the page has dealt with', () => {
    const deal = (event: Event) => event.preventDefault();
    document.body.addEventListener('click', deal);
    click('<a href="/contact">Contact</a>');
    document.body.removeEventListener('click', deal);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('everything, once told to stop', () => {
    stop();
    expect(click('<a href="/contact">Contact</a>')).toBe(false);
    target('<a href="/contact">Contact</a>').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(fetchPage).not.toHaveBeenCalled();
  });
});

describe('a hint of interest', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('%s on an internal link fetches its page', (hint) => {
    target('<a href="/blog?tag=rail#list">Blog</a>').dispatchEvent(new Event(hint, { bubbles: true }));
    expect(fetchPage.mock.calls).toEqual([['/blog']]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('fetches the module of that page too, unless the page is the host’s own', async () => {
    prefetchModule.mockReset();
    const address = { version: 'b1', entry: '/b1/entry.js' };
    const answer = (data: object) => fetchPage.mockResolvedValue({ data } as FetchPage.FetchedPage);
    const hint = async () => {
      target('<a href="/blog">Blog</a>').dispatchEvent(new Event('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    };
    answer({ app: 'mfe-blog', module: './blog-page', remotes: { 'mfe-blog': address } });
    await hint();
    expect(prefetchModule.mock.calls).toEqual([[address, './blog-page']]);
    answer({ app: 'shell', module: '', remotes: {} });
    await hint();
    expect(prefetchModule).toHaveBeenCalledTimes(1);
  });

  it.each([
    '<a href="https://meridian.northgate.example/">x</a>',
    '<a href="#contact">x</a>',
    '<p data-here>x</p>',
  ])('on %s fetches nothing', (html) => {
    target(html).dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
