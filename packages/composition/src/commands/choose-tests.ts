import { execFileSync } from 'node:child_process';
import { checkoutApps } from '../apps/checkout-apps.js';

/** Arguments for the runs of a runner; no run when the list is empty. */
export interface Choice {
  jest: string[][];
  playwright: string[][];
  /** Changed files that may matter to any page, so that no choice of browser tests would be safe. */
  unchosen: string[];
}

/** Every test there is. */
export const everything: Choice = { jest: [[]], playwright: [[]], unchosen: [] };

const apps: readonly string[] = checkoutApps();

/** Browser tests stand in a folder of their app, or bear its tag when they are about one of its pages. */
const journeysOf = (names: string[]): string[] => [
  '--grep',
  names.map((name) => `\\b${name}/|@${name}\\b`).join('|'),
];

/** The tests of some workspaces: those in their folders, and the browser tests about the apps among them. */
export function testsOf(workspaces: string[]): Choice {
  const inProcess = workspaces.filter((name) => name !== 'e2e');
  const chosenApps = workspaces.filter((name) => apps.includes(name));
  return {
    jest: inProcess.length ? [['--selectProjects', ...inProcess]] : [],
    playwright: workspaces.includes('e2e') ? [[]] : chosenApps.length ? [journeysOf(chosenApps)] : [],
    unchosen: [],
  };
}

/**
 * The tests that changed files call for. Jest and Playwright follow imports; browser tests reach apps through built sites
 * only, so those of a changed app are chosen by its name.
 */
export function testsForChanges(base: string, files: string[]): Choice {
  const sources = files.filter((file) => !file.endsWith('.md') && !/\.test\.tsx?$/.test(file));
  const top = (file: string) => file.split('/')[0] ?? '';
  const changedApps = [...new Set(sources.map(top))].filter((name) => apps.includes(name));
  const ownTests = sources.some((file) => top(file) === 'e2e') ? [[`--only-changed=${base}`]] : [];
  return {
    jest: files.length ? [[`--changedSince=${base}`, '--passWithNoTests']] : [],
    playwright: [...(changedApps.length ? [journeysOf(changedApps)] : []), ...ownTests],
    unchosen: sources.filter((file) => /^(packages|api)\//.test(file)),
  };
}

/** Where this line of work left the main one, and the files that have changed since, committed or not. */
export function changedFiles(root: string): { base: string; files: string[] } {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const base = ['origin/main', 'main'].reduce((found, branch) => {
    if (found) return found;
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      return '';
    }
  }, '');
  const since = base || git('rev-parse', 'HEAD');
  const changed = git('diff', '--name-only', since);
  const added = git('ls-files', '--others', '--exclude-standard');
  return { base: since, files: [changed, added].join('\n').split('\n').filter(Boolean) };
}
