import { healthcareScenes } from '@northgate/ui/drawings/applications/healthcare-scenes';
import { healthcareExhibit } from '@northgate/ui/drawings/exhibits/healthcare-exhibit';
import { HealthcarePlate } from '@northgate/ui/drawings/plates/healthcare-plate';
import { healthcareSymbols } from '@northgate/ui/drawings/symbols/healthcare-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const healthcareDrawings = {
  Plate: HealthcarePlate,
  symbols: healthcareSymbols,
  scenes: healthcareScenes,
  exhibit: healthcareExhibit,
} satisfies IndustryDrawings;
