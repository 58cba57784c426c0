/** Why the console refuses a request, with the status and a sentence for the client. */
export class ConsoleRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code = 'refused',
  ) {
    super(message);
  }
}
