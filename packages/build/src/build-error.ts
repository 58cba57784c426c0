/** Thrown when a build has errors; the message holds the compiler's own report. */
export class BuildError extends Error {
  override name = 'BuildError';
}
