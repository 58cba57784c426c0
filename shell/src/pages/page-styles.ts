import type { Styles } from '../app/arrival';

/** Addresses of styles that pages brought after the one the visitor arrived at. */
const adopted = new Set<string>();

const isPresent = (address: string): boolean =>
  adopted.has(address) || document.querySelector(`link[href="${address}"]`) !== null;

/** The styles at these addresses that the document does not have. Rejects when one cannot be had. */
export const lackingStyles = (addresses: string[]): Promise<Styles[]> =>
  Promise.all(addresses.filter((address) => !isPresent(address)).map(readStyles));

async function readStyles(address: string): Promise<Styles> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return { address, css: await response.text() };
}

/** The document's policy allows only its own style element by hash; a constructed stylesheet is not restricted. */
export function adoptStyles(styles: Styles[]): void {
  for (const { address, css } of styles.filter((one) => !isPresent(one.address))) {
    adopted.add(address);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
