/** Something the person at the command can do something about; the message is the whole sentence. */
export class CliError extends Error {
  override name = 'CliError';
}
