/** True in the server build of an app, false in its browser build; code behind it is left out of the other. */
declare const SERVER: boolean;

/** True where static parts are drawn: in the server build, and in a live build, for who works on one wants to see it change. */
declare const DRAWS_STATIC_PARTS: boolean;

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

/** A drawing from a file; the colours and strokes of its class names are in `drawing.css`. */
declare module '*.svg' {
  import type { svgDrawing } from '@northgate/ui/drawings/svg-drawing';
  const drawing: ReturnType<typeof svgDrawing>;
  export default drawing;
}
