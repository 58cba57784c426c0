/** Attribute of a control that was pressed before its code was there, until it is. Styles of all apps know it by this name. */
export const pressedAttribute = 'data-pressed';
