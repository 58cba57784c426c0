/** The address on this site that a plain press of a link leads to; null when the press is the browser's own business. */
export function pressedTarget(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button || metaKey || ctrlKey || shiftKey || altKey ? null : internalTarget(event);
}

/** The address on this site of the link that an event is about; null when it is about none, or the browser should follow it. */
export function internalTarget({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = link;
  const isFile = /^\/(api|assets|embeds)\/|\.\w+$/.test(pathname);
  return origin === location.origin && !isFile ? pathname + search + hash : null;
}
