import { LogisticsPlate } from '@northgate/ui/drawings/plates/logistics-plate';
import type { ComponentType } from 'react';
import type { IndustryPageKey } from '../../content/industry-pages';

const plates: Record<IndustryPageKey, ComponentType> = { logistics: LogisticsPlate };

/** The hero drawing of an industry; it fills the field it stands in. */
export function IndustryPlate({ industry }: { industry: IndustryPageKey }) {
  const Plate = plates[industry];
  return <Plate />;
}
