import type { AppName } from '@northgate/contracts/release.js';

/** A change of one source file, by its path in the repository: a text and what stands there instead, or what is put at its end. */
export type SourceChange = { file: string; from: string; to: string } | { file: string; add: string };

/** A release that differs from the live one by a few lines. */
export interface CampaignCase {
  kind: string;
  name: string;
  app: AppName;
  changes: SourceChange[];
  /** Pages that are looked at; those of the blog's listing unless it says otherwise. */
  pages?: string[];
  /** Instead of certain pages the first so many are looked at. */
  mostPages?: number;
}

/** A text of a file instead of another. */
export const inFile = (file: string, from: string, to: string): SourceChange[] => [{ file, from, to }];

/** A text at the end of a file. */
export const atEnd = (file: string, add: string): SourceChange[] => [{ file, add }];

const page = 'mfe-blog/src/expose/blog-page.tsx';
const arrival = 'mfe-blog/src/features/listing/blog-arrival.tsx';
const sheet = 'mfe-blog/src/features/listing/blog-head-section.module.css';

/** Code that runs as the listing's page module is loaded in a browser. */
export const atImport = (code: string): SourceChange[] => [
  {
    file: page,
    from: 'const Head = staticPart(',
    to: `if (!SERVER) {\n${code}\n}\nconst Head = staticPart(`,
  },
];

/** Code that runs once the listing is alive. */
export const inEffect = (code: string): SourceChange[] => [
  {
    file: arrival,
    from: '  useLeavingBlog();\n  return null;',
    to: `  useEffect(() => {\n${code}\n  }, []);\n  useLeavingBlog();\n  return null;`,
  },
];

/** Further markup above the listing's title. */
export const markup = (jsx: string): SourceChange[] => [
  { file: page, from: '<BlogArrival />', to: `<BlogArrival />\n      ${jsx}` },
];

/** Markup between title and posts. */
export const section = (jsx: string): SourceChange[] => [
  { file: page, from: '<Head />', to: `<Head />\n      ${jsx}` },
];

/** Further rules of the listing's head, whose elements are `.head` and `.lead`. */
export const styles = (rules: string): SourceChange[] => [{ file: sheet, add: rules }];

/** Code at the beginning of the listing's component. */
export const inRender = (code: string): SourceChange[] => [
  {
    file: page,
    from: 'export default function BlogPage({ data }: PageProps<ListingPage | null>) {',
    to: `export default function BlogPage({ data }: PageProps<ListingPage | null>) {\n${code}`,
  },
];

export const replaced = (file: string, from: string, to: string): SourceChange[] => [
  { file: `mfe-blog/src/${file}`, from, to },
];

/** Cases of one kind, releases of the blog unless another app and its pages are given. */
export const kindOf = (
  kind: string,
  cases: Record<string, SourceChange[]>,
  of: Pick<CampaignCase, 'app' | 'pages' | 'mostPages'> = { app: 'mfe-blog' },
): CampaignCase[] => Object.entries(cases).map(([name, changes]) => ({ kind, name, changes, ...of }));
