/** A sleep that another part of the program can end early. */
export class InterruptibleSleep {
  private wake: (() => void) | undefined;
  private interrupted = false;

  interrupt(): void {
    this.interrupted = true;
    this.wake?.();
  }

  /** Resolves after so many milliseconds, or at once when it is interrupted or was since the last sleep. */
  async sleep(ms: number): Promise<void> {
    if (!this.interrupted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.interrupted = false;
    this.wake = undefined;
  }
}
