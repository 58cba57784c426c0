/** First and longest pause before a restart, and the run after which a process counts as well, in milliseconds. */
const [first, longest, well] = [500, 30_000, 60_000];

/** How long to wait before a process that ended by itself is started again: longer each time, until one has lasted. */
export class RestartPauses {
  private next = first;

  /** The pause after a run of this length, both in milliseconds. */
  after(ran: number): number {
    if (ran >= well) this.next = first;
    const pause = this.next;
    this.next = Math.min(pause * 2, longest);
    return pause;
  }
}
