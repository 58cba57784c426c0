/** @jest-environment node */
import { defaultBrand } from '@northgate/site/brand.default';
import { renderToStaticMarkup } from 'react-dom/server';
import { coordinatesLabel } from './coordinates-label.js';
import { LongitudeStrip } from './longitude-strip.js';

const placed = (offices: { city: string; latitude: number; longitude: number }[]) =>
  [...renderToStaticMarkup(<LongitudeStrip offices={offices} />).matchAll(/cx="([\d.]+)"/g)].map(([, x]) =>
    Number(x),
  );

describe('coordinates', () => {
  it.each([
    [51.5, -0.12, '51°30′N 0°07′W'],
    [6.45, 3.39, '6°27′N 3°23′E'],
    [17.38, 78.48, '17°23′N 78°29′E'],
    [-33.999, 18.4, '34°00′S 18°24′E'],
  ])('writes %d, %d as %s', (latitude, longitude, label) => {
    expect(coordinatesLabel({ latitude, longitude })).toBe(label);
  });
});

describe('the longitude strip', () => {
  it('names the offices from west to east', () => {
    const markup = renderToStaticMarkup(<LongitudeStrip offices={defaultBrand.offices} />);
    expect(markup).toContain('aria-label="London, Lagos and Hyderabad, placed by longitude from Greenwich."');
  });

  it('places each office in proportion to its longitude', () => {
    const [london = 0, lagos = 0, hyderabad = 0] = placed(defaultBrand.offices);
    expect((lagos - london) / (3.39 + 0.12)).toBeCloseTo((hyderabad - london) / (78.48 + 0.12), 1);
  });

  it('widens for offices outside its usual range', () => {
    const far = [
      { city: 'Auckland', latitude: -36.85, longitude: 174.76 },
      { city: 'Honolulu', latitude: 21.31, longitude: -157.86 },
    ];
    for (const x of placed(far)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1280);
    }
  });

  it('repeats every place as text for narrow screens', () => {
    const list = renderToStaticMarkup(<LongitudeStrip offices={defaultBrand.offices} />).split('<ul>')[1];
    expect(list).toContain('<b>Hyderabad</b><span>17°23′N 78°29′E</span>');
  });
});
