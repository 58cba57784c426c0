/** What is written beside the browser build of an app; releases do not carry it. */
export const manifestFiles = ['mf-manifest.json', 'mf-stats.json'] as const;

/** The part of `mf-manifest.json` that a release is described with. Scripts are paths below the build. */
export interface Manifest {
  exposes: {
    /** `./blog-page` */
    path: string;
    /** What the module needs besides the entry, and what it loads later, once its parts are used. */
    assets: { js: { sync: string[]; async: string[] } };
  }[];
  /** Components of other apps, by the name of the app and their own. */
  remotes: { alias: string; moduleName: string }[];
  /** What a remote takes of the host and in which range, and what the host brings and in which version. */
  shared: { name: string; requiredVersion: string }[];
}
