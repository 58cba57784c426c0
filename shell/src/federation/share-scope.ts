import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';

const shareConfig = { singleton: true, requiredVersion: `^${React.version}` };
const share = (lib: unknown) => ({ version: React.version, lib: () => lib, shareConfig });

/** One React for the whole page: what the host hands to every remote. */
export const shareScope = {
  react: share(React),
  'react/jsx-runtime': share(jsxRuntime),
  'react-dom': share(ReactDom),
};
