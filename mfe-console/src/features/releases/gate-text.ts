import type { GateRecord } from '@northgate/contracts/revision';

/** What the gate did with a revision, in a line. */
export function gateText(gate: GateRecord | undefined): string {
  if (!gate) return 'not recorded';
  if (gate.browser === 'skipped') return `not opened: ${gate.note ?? ''}`;
  const accepted = gate.accepted?.length ? `, ${gate.accepted.length} looks accepted` : '';
  const places = gate.places ? `, ${gate.places} places of the console` : '';
  return `${gate.pages} pages${places} in ${gate.seconds} s${accepted}`;
}
