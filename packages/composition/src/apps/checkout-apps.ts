import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appsAmong, type AppName } from '@northgate/contracts/release.js';
import { root as here } from '../root.js';

/** The apps whose source is in a checkout, this one when left out: the host and remotes among its workspaces. */
export function checkoutApps(root = here): AppName[] {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return appsAmong((JSON.parse(text) as { workspaces: string[] }).workspaces);
}
