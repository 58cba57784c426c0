import { isShown } from './elements.js';

const stateful = ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-checked'];

/** What says of itself that a press opens, closes or checks it. */
const opening =
  'summary, [aria-expanded], [popovertarget]:not([popovertargetaction=hide]), [command=show-modal], [command=show-popover], [command=toggle-popover], [type=checkbox], [type=radio]:not(:checked)';

/** Parts of the page that a control names as what it opens or shows. */
function targetsOf(control: Element): Element[] {
  const ids = ['popovertarget', 'commandfor', 'aria-controls']
    .flatMap((name) => control.getAttribute(name)?.split(/\s+/) ?? [])
    .filter(Boolean);
  const unfolded = control.matches('summary') ? control.parentElement : null;
  return [...ids.map((id) => document.getElementById(id)), unfolded].filter((one) => one !== null);
}

const isOpen = (target: Element): boolean =>
  target instanceof HTMLDetailsElement ? target.open : isShown(target);

/** What a control says of itself and shows of what it opens; null when it says nothing of either kind. */
export function stateOf(control: Element): string | null {
  const said = stateful.map((name) => control.getAttribute(name));
  const open = targetsOf(control).map(isOpen);
  const isChecked = control instanceof HTMLInputElement && control.checked;
  const chosen = control instanceof HTMLSelectElement ? control.selectedIndex : null;
  const says = opens(control) || chosen !== null || open.length || said.some((value) => value !== null);
  return says ? JSON.stringify([said, isChecked, open, chosen]) : null;
}

/** Whether a control says of itself that a press opens, closes or checks something. */
export const opens = (control: Element): boolean => control.matches(opening);

const chosen = '[role=tab][aria-selected=true], [role=radio][aria-checked=true], [type=radio]:checked';

/** Whether a control is chosen already, of several of which one always is: it owes nobody an answer, whatever happens to the page meanwhile. */
export function isChosenAlready(control: Element): boolean {
  if (control.matches(chosen)) return true;
  if (!control.matches('[aria-pressed=true]')) return false;
  const group = control.closest('[role=group], [role=toolbar], fieldset, ul, ol') ?? control.parentElement;
  const all = [...(group?.querySelectorAll('[aria-pressed]') ?? [])];
  return all.length > 1 && all.filter((one) => one.matches('[aria-pressed=true]')).length === 1;
}
