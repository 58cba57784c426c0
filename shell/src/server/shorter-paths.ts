import svgpath from 'svgpath';

const path = / d="([^"]+)"/g;

/** The same drawings in fewer bytes: paths go on from where they are, in tenths of a unit, without adding up what is lost. */
export const withShorterPaths = (html: string): string =>
  html.replace(path, (_, data: string) => ` d="${svgpath(data).rel().round(1).toString()}"`);
