import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Day, night, or whatever the system says. */
export type Palette = 'light' | 'dark' | 'system';

interface Preferences {
  palette: Palette;
  choose: (palette: Palette) => void;
}

/** A user's preferences, stored in the browser. */
export const usePreferences = create<Preferences>()(
  persist((set) => ({ palette: 'system', choose: (palette) => set({ palette }) }), { name: 'console' }),
);

/** Has the page follow the chosen palette from now on. */
export function followPalette(): void {
  const night = window.matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const { palette } = usePreferences.getState();
    const dark = palette === 'dark' || (palette === 'system' && night.matches);
    document.documentElement.classList.toggle('dark', dark);
    document.documentElement.classList.toggle('light', !dark);
  };
  night.addEventListener('change', show);
  usePreferences.subscribe(show);
  show();
}
