import type { ReactElement } from 'react';

/** Drawings by the name that content gives them. */
export type NamedDrawings = Readonly<Partial<Record<string, ReactElement>>>;

/** The drawings of one industry: its hero, one symbol for each solution, one scene for each use, and its exhibit. */
export interface IndustryDrawings {
  plate: ReactElement;
  symbols: NamedDrawings;
  scenes: NamedDrawings;
  /** One drawing, or one for each panel. */
  exhibit: readonly ReactElement[];
}
