import { healthcareScenes } from '../../../lib/drawings/applications/healthcare-scenes';
import { healthcareExhibit } from '../../../lib/drawings/exhibits/healthcare-exhibit';
import { HealthcarePlate } from '../../../lib/drawings/plates/healthcare-plate';
import { healthcareSymbols } from '../../../lib/drawings/symbols/healthcare-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const healthcareDrawings = {
  Plate: HealthcarePlate,
  symbols: healthcareSymbols,
  scenes: healthcareScenes,
  exhibit: healthcareExhibit,
} satisfies IndustryDrawings;
