import type { ComponentType } from 'react';

type LoadPanel = () => Promise<{ Panel: ComponentType }>;

/** Every panel with its parts of the kit and of Chakra, by the path that opens it; each is a chunk of that name. */
export const panels: Record<string, LoadPanel> = {
  '/numbers-kit': () => import(/* webpackChunkName: "numbers-kit" */ './kit/numbers'),
  '/numbers-chakra': () => import(/* webpackChunkName: "numbers-chakra" */ './chakra/numbers'),
  '/form-kit': () => import(/* webpackChunkName: "form-kit" */ './kit/form'),
  '/form-chakra': () => import(/* webpackChunkName: "form-chakra" */ './chakra/form'),
  '/conversation-kit': () => import(/* webpackChunkName: "conversation-kit" */ './kit/conversation'),
  '/conversation-chakra': () => import(/* webpackChunkName: "conversation-chakra" */ './chakra/conversation'),
};
