import { staticPart } from '@northgate/ui/composition/static-part';

/** Parts of the frame that need no script in the browser. */
export const MenuPanels = staticPart(
  'frame-menus',
  DRAWS_STATIC_PARTS && (() => import('../features/menus/menu-panels').then((m) => m.MenuPanels)),
);
export const Footer = staticPart(
  'frame-footer',
  DRAWS_STATIC_PARTS && (() => import('../features/footer/footer').then((m) => m.Footer)),
);
export const SolutionsDialog = staticPart(
  'frame-solutions',
  DRAWS_STATIC_PARTS &&
    (() => import('../features/solutions-dialog/solutions-dialog').then((m) => m.SolutionsDialog)),
);
export const SearchDialog = staticPart(
  'frame-search',
  DRAWS_STATIC_PARTS && (() => import('../features/search/search-dialog').then((m) => m.SearchDialog)),
);
