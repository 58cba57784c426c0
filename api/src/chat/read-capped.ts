/** The pieces of an answer. Throws once it is larger than `most` bytes, or is read while nobody waits any more. */
export async function* cappedPieces(
  response: Response,
  most: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of response.body ?? []) {
    signal.throwIfAborted();
    size += (piece as Uint8Array).byteLength;
    if (size > most) throw new Error(`its answer was larger than ${most} bytes`);
    yield piece;
  }
}

/** The text of an answer as a whole. Throws as `cappedPieces` does. */
export async function readCapped(response: Response, most: number, signal: AbortSignal): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of cappedPieces(response, most, signal)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
