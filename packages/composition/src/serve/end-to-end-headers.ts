/** Headers that hold for one connection only (RFC 9110, section 7.6.1), and those that say how a body is framed. */
const hopByHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The lines of `raw` (names and values in turn) that may be handed on: not hop by hop, not named by `Connection`, not in `left`. */
export function endToEndHeaders(raw: readonly string[], left: ReadonlySet<string>): string[] {
  const named = new Set<string>();
  for (let at = 0; at < raw.length; at += 2)
    if (raw[at]!.toLowerCase() === 'connection')
      for (const name of raw[at + 1]!.split(',')) named.add(name.trim().toLowerCase());
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]!.toLowerCase();
    if (!hopByHop.has(name) && !named.has(name) && !left.has(name)) kept.push(raw[at]!, raw[at + 1]!);
  }
  return kept;
}
