/**
 * Styles for visitors without script, which the host links in `<noscript>`: elements with `data-without-script` are then
 * `shown` although hidden, `hidden`, or, for the fill of a bar, `full`. The media feature `scripting` is no help where
 * script is switched off for one page only.
 */
export const withoutScriptStyles =
  '[data-without-script=shown]{display:block!important}' +
  '[data-without-script=hidden]{display:none!important}' +
  '[data-without-script=full]{--filled:var(--value)!important}';
