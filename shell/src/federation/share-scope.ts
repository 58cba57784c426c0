import motionPackage from 'framer-motion/package.json';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import routerPackage from 'react-router-dom/package.json';
import { motionOrStill } from './shared-motion';
import * as router from './shared-router';

const share = (lib: unknown, version = React.version) => ({ ...settings(version), lib: () => lib });

/** For what is fetched with the first part that needs it. */
const shareLate = (load: () => Promise<unknown>, version: string) => ({
  ...settings(version),
  get: () => load().then((lib) => () => lib),
});

const settings = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** One React, one router and one framer-motion for the whole page: what the host hands to every remote. */
export const shareScope = {
  react: share(React),
  'react/jsx-runtime': share(jsxRuntime),
  'react-dom': share(ReactDom),
  'react-router-dom': share(router, routerPackage.version),
  '@northgate/ui/motion/motion': shareLate(motionOrStill, motionPackage.version),
};
