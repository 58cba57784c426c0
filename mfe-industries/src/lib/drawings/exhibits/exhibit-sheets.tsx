import type { ReactNode } from 'react';
import { Drawing } from '@northgate/ui/drawings/drawing';

interface SheetProps {
  /** The sentence that says what is drawn. */
  title: string;
  children: ReactNode;
}

/** Sizes of the three sheets of an exhibit, in drawing units. */
export const wide = { width: 1440, height: 560 } as const;
export const beside = { width: 840, height: 600 } as const;
export const panel = { width: 560, height: 420 } as const;

/**
 * A sheet from edge to edge. Its parent has a height; between 120 and 1320 across nothing is cut off, on phones between 290 and
 * 1150, or 72 further to the right in a group with the class `rightward`.
 */
export const WideSheet = (props: SheetProps) => (
  <Drawing {...wide} className="exh exh-w" preserveAspectRatio="xMidYMax slice" {...props} />
);

/** A sheet that stands beside its notes. */
export const BesideSheet = (props: SheetProps) => <Drawing {...beside} className="exh exh-b" {...props} />;

/** One of several sheets in a row. */
export const PanelSheet = (props: SheetProps) => <Drawing {...panel} className="exh exh-p" {...props} />;
