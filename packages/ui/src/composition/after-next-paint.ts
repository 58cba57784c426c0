/** Runs `work` in a task of its own once the browser has drawn its next frame, so that what was just pressed is answered first. */
export function afterNextPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
