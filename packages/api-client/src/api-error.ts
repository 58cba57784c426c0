/** Refused by the api, nobody answered, not in time, given up by its caller, or answered with what cannot be read. */
export type ApiErrorKind = 'refused' | 'unreachable' | 'late' | 'cancelled' | 'unreadable';

/** What the api says about a refusal (`application/problem+json`), as far as it says it. */
export interface Refusal {
  status: number;
  code?: string;
  /** A sentence for people. */
  error?: string;
  requestId?: string;
  /** A message for each field that breaks a rule. */
  fields?: Record<string, string>;
}

const sentences: Record<ApiErrorKind, string> = {
  refused: 'This did not work. Please try again later.',
  unreachable: 'The site cannot be reached. Please check the connection and try again.',
  late: 'The answer takes too long. Please try again.',
  cancelled: 'The request was cancelled.',
  unreadable: 'The answer cannot be read. Please try again later.',
};

/** A call that failed. `message` is for logs, "status: text" where there was an answer; `sentence` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    { refusal, cause }: { refusal?: Refusal; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.refusal = refusal;
  }

  /** Only where the api refused. */
  readonly refusal: Refusal | undefined;

  get sentence(): string {
    return this.refusal?.error ?? sentences[this.kind];
  }
}
