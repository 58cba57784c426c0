import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import routerPackage from 'react-router-dom/package.json';
import * as router from './shared-router';

const share = (lib: unknown, version = React.version) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** One React and one router for the whole page: what the host hands to every remote. */
export const shareScope = {
  react: share(React),
  'react/jsx-runtime': share(jsxRuntime),
  'react-dom': share(ReactDom),
  'react-router-dom': share(router, routerPackage.version),
};
