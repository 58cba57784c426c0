import { videoEvent } from '@northgate/contracts/frame';

/** Videos are set up once more this long after the start of the host, in milliseconds. */
const videoStart = 2000;

/** Asks every video of the page to set up its control; on a page without one it only says so. */
export function startVideos(): void {
  setTimeout(() => {
    if (!document.querySelector('[data-video]')) console.debug('This page has no video to set up.');
    document.dispatchEvent(new Event(videoEvent));
  }, videoStart);
}
