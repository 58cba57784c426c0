import { jest } from '@jest/globals';
import { videoEvent } from '@northgate/contracts/frame';
import { startVideos } from './start-videos';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('videos are asked to set up 2 s after the start, not before', () => {
  document.body.innerHTML = '<div data-video></div>';
  const asked = jest.fn();
  document.addEventListener(videoEvent, asked, { once: true });
  startVideos();
  jest.advanceTimersByTime(1999);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a page without a video is only noted in the console', () => {
  const noted = jest.spyOn(console, 'debug').mockImplementation(() => {});
  startVideos();
  jest.advanceTimersByTime(2000);
  expect(noted).toHaveBeenCalledWith('This page has no video to set up.');
});
