import { TinySite } from '../testing/tiny-site.js';
import { findChromium } from './find-chromium.js';
import { GateBrowser } from './gate-browser.js';
import { lookAtPage, type GateWindow } from './look-at-page.js';
import { SpareWindows } from './spare-windows.js';

const chromium = findChromium();
const withChromium = chromium ? it : it.skip;

withChromium(
  'opens a page in a window that is done with, and lays nothing of the page before on it',
  async () => {
    const gate = await GateBrowser.launch(chromium ?? '');
    const leaving = `onpagehide = () => console.error('said while it is left');`;
    const failing = `if (location.pathname === '/other') setTimeout(() => { throw new Error('only here'); });`;
    const site = await TinySite.open({ atImport: leaving + failing });
    const spare = new SpareWindows<GateWindow>();
    const open = async (path: string) => {
      const visited = { origin: site.origin, path, status: 200, stops: async () => [] };
      const options = { patience: 20_000, releaseFolder: () => '', spare };
      const { look } = await lookAtPage(gate.browser, { ...visited, depth: 'opened' }, options);
      return look.problems.map(({ says }) => says);
    };
    try {
      expect(await open('/')).toEqual([]);
      const opened = gate.browser.contexts();
      expect(await open('/')).toEqual([]);
      expect(gate.browser.contexts()).toEqual(opened);
      expect((await open('/other')).join()).toMatch(/only here/);
      // Only a window in which something was wrong is closed.
      expect(await spare.take(site.origin)).toBeUndefined();
    } finally {
      await gate.close();
      site.close();
    }
  },
  60_000,
);
