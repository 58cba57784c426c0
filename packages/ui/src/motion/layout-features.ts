import { domMax } from 'framer-motion';

/** What makes elements come and go, and move when the layout gives them another place. */
export const layout = domMax;
