import { financeScenes } from '@northgate/ui/drawings/applications/finance-scenes';
import { financeExhibit } from '@northgate/ui/drawings/exhibits/finance-exhibit';
import { FinancePlate } from '@northgate/ui/drawings/plates/finance-plate';
import { financeSymbols } from '@northgate/ui/drawings/symbols/finance-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const financeDrawings = {
  Plate: FinancePlate,
  symbols: financeSymbols,
  scenes: financeScenes,
  exhibit: financeExhibit,
} satisfies IndustryDrawings;
