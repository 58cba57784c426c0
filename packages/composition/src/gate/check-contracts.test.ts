import type { AppName, Release } from '@northgate/contracts/release.js';
import type { Store } from '../store/store.js';
import { checkContracts } from './check-contracts.js';

type Described = Partial<Pick<Release, 'exposes' | 'uses' | 'shared'>>;

const marketing = { uses: ['mfe-chat/chat-modal'], shared: { react: '^19.3.1' } };
const chat = { exposes: { './chat-modal': [] }, shared: { react: '^19.3.1' } };
const shell = { shared: { react: '19.3.1' } };

const check = (changed: AppName[], described: Partial<Record<AppName, Described>>) => {
  const apps = Object.fromEntries(
    Object.keys(described).map((app) => [app, { version: 'v1', integrity: '' }]),
  );
  const readRelease = async (app: AppName) =>
    ({ app, version: 'v1', exposes: {}, uses: [], shared: {}, ...described[app] }) as unknown as Release;
  return checkContracts({ readRelease } as unknown as Store, apps, changed);
};

it('has nothing against releases that keep what they promise each other', async () => {
  const apps = { shell, 'mfe-marketing': marketing, 'mfe-chat': chat };
  expect(await check(['shell', 'mfe-marketing', 'mfe-chat'], apps)).toEqual([]);
});

it.each(['mfe-chat', 'mfe-marketing'] as const)(
  'refuses %s when a component is loaded that is not exposed',
  async (changed) => {
    const apps = { shell, 'mfe-marketing': marketing, 'mfe-chat': { ...chat, exposes: {} } };
    expect(await check([changed], apps)).toEqual([
      'mfe-marketing v1 loads mfe-chat/chat-modal, which mfe-chat v1 does not expose',
    ]);
  },
);

it('does not hold a third app answerable for two others', async () => {
  const apps = { shell, 'mfe-marketing': marketing, 'mfe-chat': {}, 'mfe-blog': {} };
  expect(await check(['mfe-blog'], apps)).toEqual([]);
});

it('lets a component of an app that is not there be named', async () => {
  expect(await check(['mfe-marketing'], { shell, 'mfe-marketing': marketing })).toEqual([]);
});

it('refuses a remote that needs another React than the host provides, and a host that takes React away', async () => {
  const apps = { shell, 'mfe-chat': { ...chat, shared: { react: '^20.0.0' } } };
  expect(await check(['mfe-chat'], apps)).toEqual([
    'mfe-chat v1 needs react ^20.0.0, and the shell v1 provides 19.3.1',
  ]);
  expect(await check(['shell'], { shell: {}, 'mfe-chat': chat })).toEqual([
    'mfe-chat v1 needs react ^19.3.1, and the shell v1 does not provide it',
  ]);
});
