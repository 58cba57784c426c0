/** Event that makes the control of a video work at once. */
export const videoStartEvent = 'northgate:video-start';

/** Attribute of a video's surface. */
export const videoAttribute = 'data-video';

/**
 * Makes the controls of all videos on the page work. The host calls this 2 s after its start; a control that works
 * already stays as it is, and a page without a video is only noted.
 */
export function startVideos(page: ParentNode = document): void {
  const videos = page.querySelectorAll(`[${videoAttribute}]`);
  if (videos.length === 0) console.debug('Video control: there is no video on this page');
  for (const video of videos) video.dispatchEvent(new Event(videoStartEvent));
}
