import { jest } from '@jest/globals';
import {
  becomeIdle,
  bootScripts,
  faceLoaded,
  facesShown,
  found,
  haveLateData,
  loaded,
  open,
  paint,
  prefetches,
  settle,
  setUpStarterPage,
} from '../testing/starter-page';

setUpStarterPage();

describe('the styles below the first screen', () => {
  const sheets = () =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map((sheet) => sheet.getAttribute('href'));
  const link = () => found('#late-styles');
  const awaited = () => document.documentElement.hasAttribute('data-awaits-styles');
  const late = () => [...document.querySelectorAll('[data-late]')];
  const shown = () => late().map((part) => part.hasAttribute('data-shown'));
  let now = 0;

  async function openAwaiting() {
    await open();
    document.documentElement.setAttribute('data-awaits-styles', '');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<section data-late id="offer"><p data-late></p></section><footer data-late></footer>',
    );
    // Laying out a part takes longer than a task may.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 9));
    for (const part of late()) part.scrollIntoView = jest.fn();
  }

  afterEach(() => {
    document.documentElement.removeAttribute('data-awaits-styles');
    window.history.replaceState(null, '', '/');
    jest.restoreAllMocks();
  });

  it('come after the first paint, and show the rest part by part, in its typeface', async () => {
    await openAwaiting();
    loaded();
    expect(sheets()).toEqual([]);
    await paint();
    expect(sheets()).toEqual(['/styles/a.css']);
    expect(facesShown()).toEqual([]);
    link().dispatchEvent(new Event('load'));
    const steps: string[] = [];
    let facesAtFirstPart = 0;
    while (awaited() && steps.length < 9) {
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
      steps.push(shown().map(Number).join(''));
      if (steps.at(-1) === '100') facesAtFirstPart = facesShown().length;
      await jest.advanceTimersToNextTimerAsync();
    }
    expect(steps).toContain('100');
    expect(facesAtFirstPart).toBe(2);
    expect(shown()).toEqual([false, false, false]);
    expect(document.getElementById('first-styles')).toBeNull();
  });

  it('are followed by what the page needs to come alive, which is only fetched', async () => {
    await openAwaiting();
    await paint();
    expect(prefetches()).toEqual(['/boot.js']);
    link().dispatchEvent(new Event('load'));
    await settle();
    expect(prefetches()).toEqual(['/boot.js', '/federation.js', '/entry.js']);
    expect(bootScripts()).toEqual([]);
  });

  it('do not wait long for the typeface', async () => {
    faceLoaded.mockReturnValue(new Promise(() => {}));
    await openAwaiting();
    await paint();
    link().dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(99);
    expect(shown()).toEqual([false, false, false]);
    await jest.advanceTimersByTimeAsync(20);
    expect(awaited()).toBe(false);
  });

  it('show the rest of the page also when they cannot be had', async () => {
    await openAwaiting();
    await paint();
    link().dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(200);
    expect(awaited()).toBe(false);
    expect(document.getElementById('first-styles')).not.toBeNull();
  });

  it('show the rest of the page in its typeface also where nothing may be stored', async () => {
    await openAwaiting();
    await paint();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    link().dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(200);
    expect(awaited()).toBe(false);
    expect(facesShown()).toHaveLength(2);
  });

  it('bring who has asked for a place meanwhile to it', async () => {
    await openAwaiting();
    await paint();
    window.history.replaceState(null, '', '#offer');
    link().dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(200);
    expect(found('#offer').scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('are followed by pictures in an idle moment', async () => {
    await openAwaiting();
    await paint();
    becomeIdle();
    link().dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(200);
    expect(sheets()).toEqual(['/styles/a.css']);
    becomeIdle();
    expect(sheets()).toEqual(['/styles/a.css', '/styles/p.css']);
  });

  it('are left alone where the page has them already, and pictures come all the same', async () => {
    await open();
    await paint();
    becomeIdle();
    expect(sheets()).toEqual(['/styles/p.css']);
  });
});

describe('the drawings below the first screen', () => {
  const drawing = '<path d="M0 0h9"></path>';
  const place = '<svg data-drawing="1"></svg>';

  async function openWith(markup: string) {
    await open();
    document.body.insertAdjacentHTML('beforeend', markup);
  }

  afterEach(() => document.documentElement.removeAttribute('data-awaits-styles'));

  it('come with the styles and are there when the part is shown', async () => {
    haveLateData({ drawings: ['<circle></circle>', drawing] });
    await openWith(`<section data-late>${place}</section><aside data-drawn-late>${place}</aside>`);
    document.documentElement.setAttribute('data-awaits-styles', '');
    await paint();
    expect(found('section').innerHTML).toBe(place);
    found('#late-styles').dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(200);
    expect(found('section').innerHTML).toBe(`<svg>${drawing}</svg>`);
    expect(found('aside').innerHTML).toBe(`<svg>${drawing}</svg>`);
  });

  it('come also where the page had its styles from the start', async () => {
    haveLateData({ drawings: ['', drawing] });
    await openWith(place);
    await paint();
    expect(found('body > svg').outerHTML).toBe(`<svg>${drawing}</svg>`);
  });

  it('hold nothing up when they cannot be had', async () => {
    await openWith(`<section data-late>${place}<p>Words</p></section>`);
    document.documentElement.setAttribute('data-awaits-styles', '');
    await paint();
    found('#late-styles').dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(200);
    expect(document.documentElement).not.toHaveAttribute('data-awaits-styles');
    expect(found('section')).toHaveTextContent('Words');
  });
});
