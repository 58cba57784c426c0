import { financeScenes } from '@northgate/ui/drawings/applications/finance-scenes';
import { FinancePlate } from '@northgate/ui/drawings/plates/finance-plate';
import { financeSymbols } from '@northgate/ui/drawings/symbols/finance-symbols';
import type { IndustryDrawings } from '../../../lib/industry-drawings';

export const financeDrawings = {
  Plate: FinancePlate,
  symbols: financeSymbols,
  scenes: financeScenes,
} satisfies IndustryDrawings;
