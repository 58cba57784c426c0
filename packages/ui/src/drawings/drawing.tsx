import type { ReactNode } from 'react';
import { noteSheet } from '../composition/sheets.js';
import grammar from './drawing.css';
import type { Area } from './geometry.js';

/** What every subject and motif takes. */
export interface SubjectProps {
  className?: string;
  /** Where the drawing sits when another drawing holds it, in the holder's units. */
  placement?: Area;
}

interface DrawingProps extends SubjectProps {
  width: number;
  height: number;
  title?: string;
  preserveAspectRatio?: string;
  children: ReactNode;
}

/** The sheet of a drawing, in units of its viewBox; with a `title` it is an image with that sentence, else decoration. */
export function Drawing({ width, height, title, className, placement, ...sheet }: DrawingProps) {
  noteSheet(grammar);
  const viewBox = `0 0 ${width} ${height}`;
  if (placement) {
    return (
      <svg {...placement} viewBox={viewBox} overflow="visible">
        {sheet.children}
      </svg>
    );
  }
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return <svg className={className ? `dw ${className}` : 'dw'} viewBox={viewBox} {...spoken} {...sheet} />;
}
