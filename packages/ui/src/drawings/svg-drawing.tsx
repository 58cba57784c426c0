import type { ReactElement, SVGAttributes } from 'react';
import { noteSheet } from '../composition/sheets.js';
import grammar from './drawing.css';
import type { Area } from './geometry.js';

/** What every drawing from a file takes. */
export interface SvgDrawingProps {
  className?: string;
  /** Where the drawing sits when another drawing holds it, in the holder's units. */
  placement?: Area;
}

/** A drawing from an .svg file: an image when the file has an `aria-label`, else decoration. */
export function svgDrawing(
  { className: own, ...attributes }: SVGAttributes<SVGSVGElement>,
  inside: string,
): (props: SvgDrawingProps) => ReactElement {
  const { viewBox, 'aria-label': title, ...sheet } = attributes;
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  const markup = { __html: inside };
  return function SvgDrawing({ className, placement }) {
    noteSheet(grammar);
    if (placement) {
      return <svg {...placement} viewBox={viewBox} overflow="visible" dangerouslySetInnerHTML={markup} />;
    }
    const names = ['dw', own, className].filter(Boolean).join(' ');
    return (
      <svg className={names} viewBox={viewBox} {...spoken} {...sheet} dangerouslySetInnerHTML={markup} />
    );
  };
}
