import type { MenuEntry } from '@northgate/contracts/release';

let entries: MenuEntry[] = [];

/** Id of the panel of the menu "More"; a page has it only when some app has a page for it. */
export const moreMenuId = 'menu-more';

/** Says what the menu "More" of the page that is being rendered holds. */
export const provideMoreMenu = (next: MenuEntry[]): void => {
  entries = next;
};

/** What stands in the menu "More". Only the renderer knows; its parts of the frame need no script. */
export const moreMenu = (): MenuEntry[] => entries;

/** Whether the page has the menu "More", in the renderer and in the browser alike. */
export const hasMoreMenu = (): boolean =>
  SERVER ? entries.length > 0 : document.getElementById(moreMenuId) !== null;
