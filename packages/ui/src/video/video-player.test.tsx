import { jest } from '@jest/globals';
import { videoEvent } from '@northgate/contracts/frame';
import { defaultBrand } from '@northgate/site/brand.default';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { provideFakeFrame } from '../testing/fake-frame';
import { fakeReducedMotion, fakeViewport } from '../testing/fake-window';
import { useVideo } from './use-video';
import { VideoPlayer } from './video-player';

const address = (mute: 0 | 1) => `/embeds/cctv?autoplay=1&mute=${mute}&loop=1&controls=0`;
const video = () => screen.queryByTitle('A loading bay');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const player = <VideoPlayer embed="cctv" title="A loading bay" />;

let comeIntoView = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  provideFakeFrame();
  fakeReducedMotion(false);
  const show = fakeViewport();
  comeIntoView = () => act(show);
});
afterEach(() => jest.useRealTimers());

test('plays muted once it is seen, not before', () => {
  render(player);
  expect(video()).toBeNull();
  comeIntoView();
  expect(video()).toHaveAttribute('src', address(1));
});

test('of another site waits for the visitor, unless the brand lets it start by itself', () => {
  const { video: own } = defaultBrand;
  const embeds = { ...own.embeds, cctv: 'https://video.example/embed/1' };
  const brand = (autoplay: boolean) => ({ ...defaultBrand, video: { ...own, embeds, autoplay } });
  provideFakeFrame({ brand: brand(false) });
  const { unmount } = render(player);
  comeIntoView();
  expect(video()).toBeNull();
  press('Play video');
  expect(video()).toHaveAttribute('src', 'https://video.example/embed/1?autoplay=1&mute=1&loop=1&controls=0');
  unmount();
  provideFakeFrame({ brand: brand(true) });
  render(player);
  comeIntoView();
  expect(video()).not.toBeNull();
});

test('fades in once it has loaded', () => {
  render(player);
  comeIntoView();
  expect(video()).not.toHaveClass('loaded');
  fireEvent.load(video() as HTMLElement);
  expect(video()).toHaveClass('loaded');
});

test('a click before 1 s does nothing, afterwards it flips the mute parameter and the label', () => {
  render(player);
  comeIntoView();
  pass(999);
  press('Unmute');
  expect(video()).toHaveAttribute('src', address(1));
  pass(1);
  const muted = video();
  press('Unmute');
  expect(video()).toHaveAttribute('src', address(0));
  // In the same element it would be an entry of the tab's history.
  expect(video()).not.toBe(muted);
  press('Mute');
  expect(video()).toHaveAttribute('src', address(1));
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeInTheDocument();
});

test('the start-up of the host and that of the page are safe together: one click flips once', () => {
  render(player);
  comeIntoView();
  act(() => void document.dispatchEvent(new Event(videoEvent)));
  press('Unmute');
  expect(video()).toHaveAttribute('src', address(0));
  pass(1000);
  act(() => void document.dispatchEvent(new Event(videoEvent)));
  expect(video()).toHaveAttribute('src', address(0));
  press('Mute');
  expect(video()).toHaveAttribute('src', address(1));
});

test('a missing video is only logged', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(player);
  pass(1000);
  press('Unmute');
  expect(warn).toHaveBeenCalledWith('Video control: the video is missing');
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeInTheDocument();
  warn.mockRestore();
});

test.each(['button', 'status'] as const)('a missing %s is only logged, too', (missing) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  provideFakeFrame();
  const { result } = renderHook(() => useVideo('cctv'));
  const { elements } = result.current;
  const there = { video: 'iframe', button: 'button', status: 'span' } as const;
  for (const [name, tag] of Object.entries(there))
    if (name !== missing) Object.assign(elements[name as 'video'], { current: document.createElement(tag) });
  pass(1000);
  act(() => result.current.press());
  expect(warn.mock.calls).toEqual([[`Video control: the ${missing} is missing`]]);
  expect(result.current.muted).toBe(true);
  warn.mockRestore();
});

test('with reduced motion the still stays until the visitor asks', () => {
  fakeReducedMotion(true);
  render(player);
  comeIntoView();
  expect(video()).toBeNull();
  press('Play video');
  expect(video()).toHaveAttribute('src', address(1));
  expect(screen.getByRole('button', { name: 'Unmute' })).toBeInTheDocument();
});

test('a connection that saves data gets the still, too', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  render(player);
  comeIntoView();
  expect(video()).toBeNull();
  expect(screen.getByRole('button', { name: 'Play video' })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'connection');
});

test('can be stopped, which shows the still and starts muted again', () => {
  render(player);
  comeIntoView();
  pass(1000);
  press('Unmute');
  press('Stop video');
  expect(video()).toBeNull();
  expect(screen.getByRole('button', { name: 'Play video' })).toHaveFocus();
  press('Play video');
  expect(video()).toHaveAttribute('src', address(1));
});
