/** The text of an answer. Throws once it is larger than `most` bytes, or is read while nobody waits any more. */
export async function readCapped(response: Response, most: number, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    size += (chunk as Uint8Array).byteLength;
    if (size > most) throw new Error(`its answer was larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
