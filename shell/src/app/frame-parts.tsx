import { staticPart } from '@northgate/ui/composition/static-part';

/** Parts of the frame that need no script in the browser. */
export const MenuPanels = staticPart(
  'frame-menus',
  SERVER && (() => import('../features/menus/menu-panels').then((m) => m.MenuPanels)),
);
export const Footer = staticPart(
  'frame-footer',
  SERVER && (() => import('../features/footer/footer').then((m) => m.Footer)),
);
export const SolutionsDialog = staticPart(
  'frame-solutions',
  SERVER && (() => import('../features/solutions-dialog/solutions-dialog').then((m) => m.SolutionsDialog)),
);
export const SearchDialog = staticPart(
  'frame-search',
  SERVER && (() => import('../features/search/search-dialog').then((m) => m.SearchDialog)),
);
