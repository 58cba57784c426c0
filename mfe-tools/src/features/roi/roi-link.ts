import { initialRoi, roiRules, savings, type RoiField, type RoiRules, type RoiState } from './roi.logic';

type RoiInputs = Pick<RoiState, RoiField>;

/** The inputs as an address carries them: `cameras=80&guards=4`. */
export const roiQuery = ({ cameras, guards }: RoiInputs): string => `cameras=${cameras}&guards=${guards}`;

/**
 * The state an address asks for, null when it names no number the page's rules take. What it leaves out keeps its
 * default, and the savings are always those of the formula.
 */
export function linkedRoi(rules: RoiRules, search: string): RoiState | null {
  const asked = new URLSearchParams(search);
  const read = (field: RoiField): number | null => {
    const text = asked.get(field);
    // A field takes any text on one of the pages; an address has to hold a number.
    return text !== null && /^\d+$/.test(text) ? roiRules[rules][field].read(text) : null;
  };
  const [cameras, guards] = [read('cameras'), read('guards')];
  if (cameras === null && guards === null) return null;
  const inputs = { cameras: cameras ?? initialRoi.cameras, guards: guards ?? initialRoi.guards };
  return { ...inputs, annualSavings: savings(inputs.cameras, inputs.guards) };
}
