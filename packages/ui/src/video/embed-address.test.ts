import { defaultBrand } from '@northgate/site/brand.default';
import { embedAddress, isMuted, withMute } from './embed-address';

const names = defaultBrand.video.parameters;
const others = { autoplay: 'auto', mute: 'muted', loop: 'repeat', controls: 'ui' };

test('an embed starts by itself, muted, repeats and has no controls', () => {
  expect(embedAddress('/embeds/cctv', names)).toBe('/embeds/cctv?autoplay=1&mute=1&loop=1&controls=0');
});

test('the parameters are called as the brand says', () => {
  expect(embedAddress('https://video.example/e/1', others)).toBe(
    'https://video.example/e/1?auto=1&muted=1&repeat=1&ui=0',
  );
});

test('what the address already carries stays, and is not said twice', () => {
  expect(embedAddress('https://video.example/e/1?list=a%20b&mute=0#t=3', names)).toBe(
    'https://video.example/e/1?list=a+b&mute=1&autoplay=1&loop=1&controls=0#t=3',
  );
});

test('muting rewrites the mute parameter and nothing else', () => {
  const muted = embedAddress('https://video.example/e/1?list=a%20b#t=3', names);
  const loud = withMute(muted, names, false);
  expect(loud).toBe(muted.replace('mute=1', 'mute=0'));
  expect(withMute(loud, names, true)).toBe(muted);
});

test('an address tells whether it is muted', () => {
  const address = embedAddress('/embeds/cctv', others);
  expect(isMuted(address, others)).toBe(true);
  expect(isMuted(withMute(address, others, false), others)).toBe(false);
});
