import type { NamedDrawings } from './industry-drawings';

/** The drawing with that name, or nothing where there is none. */
export function NamedDrawing({ from, name }: { from: NamedDrawings; name: string }) {
  const Drawing = Object.hasOwn(from, name) ? from[name] : undefined;
  return Drawing ? <Drawing /> : null;
}
