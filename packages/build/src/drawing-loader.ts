/** How React names the attributes that the outermost element of a drawing has. */
const propNames: Readonly<Record<string, string>> = { class: 'className' };

/**
 * Code of a module that exports the drawing of an .svg file as a component. Line breaks and the indentation after them stand between
 * elements for those who read the file, and are left out.
 */
export function drawingModule(file: string, source: string): string {
  const [, tag, inside] = /^<svg\s([^>]*)>(.*)<\/svg>$/.exec(source.replace(/\n\s*/g, '')) ?? [];
  if (tag === undefined) throw new Error(`${file} is not one <svg> element.`);
  const attributes = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)]
    .filter(([, name]) => name !== 'xmlns')
    .map(([, name = '', value]) => [propNames[name] ?? name, value]);
  return [
    `import { svgDrawing } from '@northgate/ui/drawings/svg-drawing';`,
    `export default svgDrawing(${JSON.stringify(Object.fromEntries(attributes))}, ${JSON.stringify(inside)});`,
  ].join('\n');
}

/** The webpack loader of drawings. */
export default function drawingLoader(this: { resourcePath: string }, source: string): string {
  return drawingModule(this.resourcePath, source);
}
