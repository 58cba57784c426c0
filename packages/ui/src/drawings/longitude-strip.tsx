import { coordinatesLabel, type Coordinates } from './coordinates-label.js';
import { Drawing } from './drawing.js';
import { range, round } from './geometry.js';
import { Circle, Label, Path } from './pen.js';

interface Office extends Coordinates {
  city: string;
}

const [width, height, axis] = [1280, 120, 60];
const widestLabel = 180;

interface Scale {
  west: number;
  east: number;
  place: (longitude: number) => number;
}

/** From 20° west to 100° east, or farther where an office lies outside. */
function scaleFor(offices: readonly Office[]): Scale {
  const longitudes = offices.map(({ longitude }) => longitude);
  const west = Math.min(-20, Math.floor(Math.min(...longitudes) / 10) * 10 - 10);
  const east = Math.max(100, Math.ceil(Math.max(...longitudes) / 10) * 10 + 10);
  return { west, east, place: (longitude) => round(((longitude - west) / (east - west)) * width) };
}

function ticks({ west, east, place }: Scale): string {
  const step = east - west > 180 ? 5 : 2;
  return range((east - west) / step + 1)
    .map((index) => {
      const longitude = west + index * step;
      const long = longitude % 10 === 0;
      return `M${place(longitude)} ${axis - (long ? 8 : 4)}v${long ? 16 : 8}`;
    })
    .join('');
}

function OfficeMark({ office, x, above }: { office: Office; x: number; above: boolean }) {
  const toTheLeft = x > width - widestLabel;
  const text = { x: toTheLeft ? x - 14 : x + 14, anchor: toTheLeft ? ('end' as const) : undefined };
  return (
    <g className={above ? 'up' : 'down'}>
      <Circle x={x} y={axis} r={5} mark="fi" />
      <Label {...text} y={above ? 30 : 88} mark="lab b lg">
        {office.city}
      </Label>
      <Label {...text} y={above ? 46 : 104}>
        {coordinatesLabel(office)}
      </Label>
    </g>
  );
}

const listed = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');

/** The offices at their true longitude from Greenwich; under 768 px the same as a list. */
export function LongitudeStrip({ offices }: { offices: readonly Office[] }) {
  const eastwards = [...offices].sort((a, b) => a.longitude - b.longitude);
  const scale = scaleFor(eastwards);
  return (
    <div className="longi">
      <Drawing
        width={width}
        height={height}
        title={`${listed(eastwards.map(({ city }) => city))}, placed by longitude from Greenwich.`}
      >
        <Path d={`M0 ${axis}H${width}${ticks(scale)}`} mark="h" />
        <Path d={`M${scale.place(0)} 8V112`} mark="s w2" />
        {eastwards.map((office, index) => (
          <OfficeMark
            key={office.city}
            office={office}
            x={scale.place(office.longitude)}
            above={index % 2 === 0}
          />
        ))}
      </Drawing>
      <ul>
        {eastwards.map((office) => (
          <li key={office.city}>
            <b>{office.city}</b>
            <span>{coordinatesLabel(office)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
