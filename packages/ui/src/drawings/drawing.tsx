import type { ReactNode } from 'react';
import { noteSheet } from '../composition/sheets.js';
import grammar from './drawing.css';

interface DrawingProps {
  width: number;
  height: number;
  title?: string;
  className?: string;
  preserveAspectRatio?: string;
  children: ReactNode;
}

/** The sheet of a drawing, in units of its viewBox; with a `title` it is an image with that sentence, else decoration. */
export function Drawing({ width, height, title, className, ...sheet }: DrawingProps) {
  noteSheet(grammar);
  const spoken = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg
      className={className ? `dw ${className}` : 'dw'}
      viewBox={`0 0 ${width} ${height}`}
      {...spoken}
      {...sheet}
    />
  );
}
