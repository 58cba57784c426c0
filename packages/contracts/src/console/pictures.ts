/** Widths in which pages offer a picture, in pixels. */
const offered = [1600, 960, 480];

/** The widths there are of a picture that is this wide, the largest first. */
export function widthsOf(width: number): [number, ...number[]] {
  const largest = Math.min(width, offered[0] ?? width);
  return [largest, ...offered.filter((one) => one < largest)];
}

/** Where pictures of posts are served. */
export const picturesPath = '/api/pictures';

/** A picture that was uploaded, by the address that stands in a post: its id and its largest width. */
const address = /^\/api\/pictures\/([0-9a-f]{32})\/(\d{1,4})\.webp$/;

/** The addresses of all forms of an uploaded picture as `srcset` has them; null for any other picture. */
export function formsOf(src: string): Record<'avif' | 'webp', string> | null {
  const [, id, width] = address.exec(src) ?? [];
  if (!id) return null;
  const widths = widthsOf(Number(width));
  const set = (ending: string) =>
    widths.map((one) => `${picturesPath}/${id}/${one}.${ending} ${one}w`).join(', ');
  return { avif: set('avif'), webp: set('webp') };
}

/** Largest picture that can be uploaded, in bytes. */
export const pictureLimit = 10 * 1024 * 1024;
