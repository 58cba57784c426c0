/** A place on the globe in decimal degrees, north and east positive. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

function inDegreesAndMinutes(value: number, [positive, negative]: readonly [string, string]): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′${value < 0 ? negative : positive}`;
}

/** Coordinates as people write them, such as 51°30′N 0°07′W. */
export const coordinatesLabel = ({ latitude, longitude }: Coordinates): string =>
  `${inDegreesAndMinutes(latitude, ['N', 'S'])} ${inDegreesAndMinutes(longitude, ['E', 'W'])}`;
