import { domAnimation } from 'framer-motion';

/** What makes elements come and go. */
export const animation = domAnimation;

/** The same with what moves elements to another place in the layout. */
export const loadLayout = () => import('./layout-features').then(({ layout }) => layout);
