/** What federation writes beside the browser build of a remote; releases do not carry it. */
export const manifestFiles = ['mf-manifest.json', 'mf-stats.json'] as const;

/** The part of `mf-manifest.json` that a release is described with. Scripts are paths below the build. */
export interface Manifest {
  exposes: {
    /** `./blog-page` */
    path: string;
    /** What the module needs besides the entry, and what it loads later, once its parts are used. */
    assets: { js: { sync: string[]; async: string[] } };
  }[];
  shared: { name: string; requiredVersion: string }[];
}
