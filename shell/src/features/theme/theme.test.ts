import { jest } from '@jest/globals';
import { frameDrawn } from '@northgate/ui/testing/fake-window';
import { applyTheme, chooseTheme, followTheme, storedTheme, themeScript, toggleTheme } from './theme';

const root = document.documentElement;
let systemIsDark = false;
let tellSystem = () => {};
let stopFollowing = () => {};

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  window.matchMedia = (media: string) =>
    ({
      media,
      get matches() {
        return media.replaceAll(' ', '') === '(prefers-color-scheme:dark)' && systemIsDark;
      },
      addEventListener: (_: string, listener: () => void) => (tellSystem = listener),
      removeEventListener: () => (tellSystem = () => {}),
    }) as unknown as MediaQueryList;
  document.body.innerHTML = ['light', 'dark', 'system']
    .map((value) => `<label>${value}<input type="radio" name="theme" value="${value}"></label>`)
    .join('');
  root.className = 'light';
});

afterEach(() => {
  stopFollowing();
  jest.restoreAllMocks();
});

const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`);

/** What this tab is told when another tab has changed the theme. */
function otherTabStores(value: string | null) {
  if (value === null) localStorage.clear();
  else localStorage.setItem('theme', value);
  window.dispatchEvent(
    new StorageEvent('storage', { key: value === null ? null : 'theme', newValue: value }),
  );
}

describe('the theme', () => {
  it('is light when nothing is stored, whatever the system prefers', () => {
    systemIsDark = true;
    applyTheme(storedTheme());
    expect(root).toHaveClass('light', { exact: true });
  });

  it('counts an unknown stored value as light', () => {
    localStorage.setItem('theme', 'sepia');
    expect(storedTheme()).toBe('light');
  });

  it('is kept under the key "theme" and switched by one class on the root element', () => {
    chooseTheme('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(root).toHaveClass('dark', { exact: true });
    chooseTheme('light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(root).toHaveClass('light', { exact: true });
  });

  it('changes this page also where storage is refused', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    chooseTheme('dark');
    expect(root).toHaveClass('dark');
    expect(storedTheme()).toBe('light');
  });

  it('takes the side of the system when that is chosen, and changes with it', () => {
    stopFollowing = followTheme();
    chooseTheme('system');
    expect(root).toHaveClass('light');
    systemIsDark = true;
    tellSystem();
    expect(root).toHaveClass('dark', { exact: true });
  });

  it('ignores the system when light or dark is chosen', () => {
    stopFollowing = followTheme();
    chooseTheme('light');
    systemIsDark = true;
    tellSystem();
    expect(root).toHaveClass('light', { exact: true });
  });

  it('follows what another tab stores or clears', () => {
    stopFollowing = followTheme();
    otherTabStores('dark');
    expect(root).toHaveClass('dark', { exact: true });
    otherTabStores(null);
    expect(root).toHaveClass('light', { exact: true });
  });

  it('pays no heed to other keys of the storage', () => {
    stopFollowing = followTheme();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lastPath', newValue: '/' }));
    expect(root).toHaveClass('light');
  });

  it('is chosen in the footer, whose control shows the choice', async () => {
    stopFollowing = followTheme();
    radio('dark')?.click();
    await frameDrawn();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(root).toHaveClass('dark');
    otherTabStores('system');
    expect(radio('system')).toBeChecked();
  });

  it('changes with the frame after the one that answers the press, once for each press', async () => {
    toggleTheme();
    expect(root).toHaveClass('light');
    toggleTheme();
    toggleTheme();
    await frameDrawn();
    expect(root).toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('is no longer followed once told to stop', async () => {
    followTheme()();
    otherTabStores('dark');
    radio('dark')?.click();
    tellSystem();
    await frameDrawn();
    expect(root).toHaveClass('light');
  });
});

describe('the line in the head of every page', () => {
  it.each([
    [null, true, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['sepia', true, 'light'],
  ])('with %s stored and a system that is dark: %s shows %s', (stored, dark, shown) => {
    if (stored) localStorage.setItem('theme', stored);
    systemIsDark = dark;
    window.eval(themeScript);
    expect(root.className).toBe(shown);
  });
});
