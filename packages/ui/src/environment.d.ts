/** True in the server build of an app, false in its browser build; code behind it is left out of the other. */
declare const SERVER: boolean;

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A sheet without local names: put it in place with `noteSheet`. */
declare module '*.css' {
  import type { Sheet } from '@northgate/ui/composition/sheets';
  const sheet: Sheet | undefined;
  export default sheet;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
