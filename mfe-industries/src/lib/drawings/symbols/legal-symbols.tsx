import { Path, Rect } from '@northgate/ui/drawings/pen';
import { SymbolSheet } from './symbol-sheet';

/** What legal solutions do; the overprint is what the model marks. */
export const legalSymbols = {
  contract: () => (
    <SymbolSheet>
      <Path d="M12 3H40V45H12z" mark="i fp" />
      <Path d="M17 11H35M17 17H35M17 35H35M17 40H28" mark="h" />
      <Path d="M17 25H35" mark="s w3" />
      <Path d="M8 20H5V30H8" mark="s w2" />
    </SymbolSheet>
  ),
  citation: () => (
    <SymbolSheet>
      <Path d="M3 4H21V28H3zM27 20H45V44H27z" mark="i fp" />
      <Path d="M7 10H17M7 22H14M31 26H41M31 38H38" mark="h" />
      <Path d="M7 16H17M31 32H41" mark="s w3" />
      <Path d="M17 16H24V32H31" mark="s" />
    </SymbolSheet>
  ),
  'document-room': () => (
    <SymbolSheet>
      <Path d="M4 12V44H44V12" />
      <Path d="M9 8V38M15 8V38M21 8V38M33 8V38M39 8V38" mark="i w2" />
      <Path d="M27 4V34" mark="s w3" />
      <Path d="M4 38H44" />
    </SymbolSheet>
  ),
  privilege: () => (
    <SymbolSheet>
      <Path d="M8 3H40V45H8z" mark="i fp" />
      <Path d="M13 10H35M13 34H35M13 40H27" mark="h" />
      <Rect x={13} y={16} width={22} height={5} mark="sbar" />
      <Rect x={13} y={24} width={14} height={5} mark="sbar" />
    </SymbolSheet>
  ),
  'rule-change': () => (
    <SymbolSheet>
      <Path d="M4 8H44V44H4zM4 17H44M14 3V12M34 3V12" />
      <Path d="M9 24H39M9 31H24M9 38H39" mark="h" />
      <Path d="M26 31H39" mark="s w3" />
      <Path d="M24 28L20 34" mark="s" />
    </SymbolSheet>
  ),
};
