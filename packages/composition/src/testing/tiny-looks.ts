import { compareLooks } from '../gate/compare-looks.js';
import { GateBrowser } from '../gate/gate-browser.js';
import { lookAtPage, type Visited } from '../gate/look-at-page.js';
import type { PageLook, VisitName } from '../gate/page-look.js';
import { TinySite, type TinyPage } from './tiny-site.js';

type How = Partial<Pick<Visited, 'depth' | 'ways' | 'stops'>>;

/** Looks of the gate at pages of tiny sites, beside a sound one that counts as the live page. */
export class TinyLooks {
  private constructor(
    private readonly gate: GateBrowser,
    readonly live: PageLook,
  ) {}

  static async open(chromium: string): Promise<TinyLooks> {
    const gate = await GateBrowser.launch(chromium);
    return new TinyLooks(gate, await lookAt(gate, {}));
  }

  look(page: TinyPage, how?: How): Promise<PageLook> {
    return lookAt(this.gate, page, how);
  }

  /** All that is said of a page beside the sound one, or beside the one that is live instead. */
  async complaints(page: TinyPage, ways?: VisitName[], before?: TinyPage): Promise<string> {
    const live = before ? await this.look(before, { ways }) : this.live;
    const candidate = await this.look(page, { ways });
    // A look ends where something is wrong, so that there is nothing to compare behind that.
    if (candidate.problems.length) return candidate.problems.map(({ says }) => says).join('\n');
    const isThere = () => true;
    const mfe = 'mfe-blog' as const;
    const compared = compareLooks({ path: '/', app: mfe, changed: [mfe], live, candidate, isThere });
    return [...compared.problems.map(({ says }) => says), ...compared.looks.map(({ what }) => what)].join(
      '\n',
    );
  }

  close(): Promise<void> {
    return this.gate.close();
  }
}

async function lookAt({ browser }: GateBrowser, page: TinyPage, how?: How): Promise<PageLook> {
  const site = await TinySite.open(page);
  const head = { title: 'Other', 'canonical address': 'https://tiny.example/other' };
  const stops = async () => [{ path: '/other', heading: 'Other', png: null, timers: [], head }];
  const visited = { origin: site.origin, path: '/', status: page.status ?? 200, stops, ...how };
  try {
    return (await lookAtPage(browser, visited, { patience: 60_000, releaseFolder: () => '' })).look;
  } finally {
    site.close();
  }
}
