import { sendingProblems, type SendingCode, type SendingProblem } from '@northgate/contracts/sent-release.js';

/** A release is not taken, and why; the store is as it was. */
export class SendingRefusal extends Error {
  override name = 'SendingRefusal';

  constructor(
    readonly code: SendingCode,
    message: string,
    private readonly missing?: string[],
  ) {
    super(message);
  }

  /** The answer that says so. */
  get problem(): SendingProblem {
    const { code, message: title, missing } = this;
    return {
      ...{ type: 'about:blank', title, status: sendingProblems[code], code },
      ...(missing && { missing }),
    };
  }
}
