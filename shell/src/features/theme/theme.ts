import { afterNextPaint } from '@northgate/ui/composition/after-next-paint';
import { store, stored } from '../../lib/stored';

/** What a visitor can choose; nothing stored means light. */
export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Key in local storage. */
export const themeKey = 'theme';

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The stored choice; unknown or unreadable values count as light. */
export function storedTheme(): ThemeChoice {
  const chosen = stored('localStorage', themeKey);
  return themeChoices.find((choice) => choice === chosen) ?? 'light';
}

/** Puts the class of the choice on the root element. */
export function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name=theme]'))
    input.checked = input.value === choice;
}

/** Stores and applies a choice. A browser that refuses storage keeps it for this page only. */
export function chooseTheme(choice: ThemeChoice): void {
  store('localStorage', themeKey, choice);
  applyTheme(choice);
}

/**
 * Changes to the palette that is not shown. A new palette styles every element anew, so the frame that answers the press
 * comes first; each press switches what is shown when its turn comes.
 */
export function toggleTheme(): void {
  afterNextPaint(() => chooseTheme(document.documentElement.classList.contains('dark') ? 'light' : 'dark'));
}

/** Follows the footer's control, other tabs and the system's preference. Returns the way to stop. */
export function followTheme(): () => void {
  const onStorage = (event: StorageEvent) =>
    (event.key === themeKey || event.key === null) && applyTheme(storedTheme());
  const onSystem = () => applyTheme(storedTheme());
  const onChange = (event: Event) => {
    const input = event.target as HTMLInputElement;
    const choice = themeChoices.find((value) => input.name === 'theme' && input.value === value);
    if (choice) afterNextPaint(() => chooseTheme(choice));
  };
  const system = darkSystem();
  window.addEventListener('storage', onStorage);
  document.addEventListener('change', onChange);
  system.addEventListener('change', onSystem);
  return () => {
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('change', onChange);
    system.removeEventListener('change', onSystem);
  };
}

/** The same in one line for the head of every page, so that no page flashes in the wrong palette. */
export const themeScript =
  `try{var t=localStorage.${themeKey};if(t==='dark'||t==='system'&&matchMedia('(prefers-color-scheme:dark)').matches)` +
  `document.documentElement.className='dark'}catch(e){}`;
