import { pageJson } from '@northgate/contracts/page-json.js';
import type { AppName, MenuEntry } from '@northgate/contracts/release.js';
import type { FailedPart, PagePlan } from '@northgate/contracts/renderer.js';
import type { RenderedPage, Revision } from '@northgate/contracts/revision.js';
import type { Brand } from '@northgate/site/brand.js';
import { canonicalPath } from '@northgate/site/paths.js';
import { contentPolicy } from './content-policy.js';
import { pageKey } from './page-cache.js';
import { modificationOf } from './modification.js';
import { pageFile, pageJsonFile } from './page-files.js';
import type { RenderProcess } from './render-process.js';
import { renderWithParts } from './render-with-parts.js';
import type { RevisionFolder } from './revision-folder.js';
import type { SharedFiles } from './shared-files.js';
import { socialPicture } from './social-picture.js';

interface PageContext {
  process: RenderProcess;
  folder: RevisionFolder;
  shared: SharedFiles;
  apps: Revision['apps'];
  brand: Brand;
  menu: MenuEntry[];
  /** The revision it is rendered for. */
  number: number;
  /** Apps whose parts must not fail: their release is what is judged. */
  changed: readonly AppName[];
}

/** File of a planned page below its revision's folder. */
export const fileOf = ({ missing, pattern, path }: PagePlan): string =>
  pageFile(missing ? `/_missing/${pattern.slice(1)}` : canonicalPath(path));

/** Where a planned page stands in the table of its revision. */
export const placeOf = ({ missing, pattern, path }: PagePlan): ['missing' | 'pages', string] =>
  missing ? ['missing', pattern] : ['pages', canonicalPath(path)];

/**
 * Renders a page and writes it, with what it shares and its picture. `gone` are parts of other apps that gave way in it. Rejects with
 * what the page threw, and with `PageStays`.
 */
export async function makePage(
  plan: PagePlan,
  before: RenderedPage | null,
  { process, folder, shared, apps, brand, number, menu, changed }: PageContext,
): Promise<{ page: RenderedPage; gone: FailedPart[] }> {
  const { page: rendered, gone } = await renderWithParts(plan, process, changed);
  const { html, json, inline, ask, answers, indexed, status, apps: inPage, reads, ...parts } = rendered;
  const file = fileOf(plan);
  const made = {
    app: plan.app,
    pattern: plan.pattern,
    status,
    file,
    json: pageJsonFile(file),
    policy: contentPolicy(inline, brand),
    apps: inPage,
    content: plan.content,
    ...(plan.content ? { reads } : {}),
    ...modificationOf(html, before),
    ...(ask ? { ask } : {}),
    ...(answers ? { answers } : {}),
    ...(indexed === false ? { indexed } : {}),
    ...(await shared.write(parts)),
    renderedIn: number,
  };
  await folder.writeText(made.json, JSON.stringify(pageJson.parse(json)));
  const page = {
    ...made,
    ...(await folder.writeText(file, html)),
    key: pageKey(made, { apps, brand, menu }),
  };
  if (plan.missing) return { page, gone };
  const picture = await socialPicture(html, parts.styles?.[0]?.text);
  return { page: { ...page, picture: await folder.writePicture(plan.path, picture) }, gone };
}
