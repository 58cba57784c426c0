import * as itself from 'react-refresh-itself';

/** Name of the app this copy is built into. */
declare const APP: string;

const slot = Symbol.for('northgate.refresh');
const holder = globalThis as { [slot]?: typeof itself };
const shared = (holder[slot] ??= itself);

/** Modules of two apps may have the same id: all bring the kit. */
export const register = (type: unknown, id: string): void => shared.register(type, `${APP} ${id}`);

/** One React on the page, one runtime that refreshes it, whichever app a change comes from. */
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
} = shared;
