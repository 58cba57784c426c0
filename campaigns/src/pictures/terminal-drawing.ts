/** A line of a terminal, and when it came, in milliseconds since the begin. */
export interface Line {
  text: string;
  at: number;
}

/** Sizes in pixels. */
const size = { line: 20, letter: 8.05, margin: 16 };

/** Of longer lines the rest is left out, in letters. */
const widest = 96;

/** A longer pause is shown as so many milliseconds, and the end stands for as long before it begins again. */
const longest = 1200;
const rest = 5000;

const cut = (text: string): string => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const escaped = (text: string): string =>
  cut(text).replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/** When each line is shown: as it came, but for pauses that nobody wants to sit through. */
function shownAt(lines: Line[]): number[] {
  let shown = 0;
  return lines.map(({ at }, index) => {
    shown += Math.min(longest, at - (lines[index - 1]?.at ?? 0));
    return shown;
  });
}

/** An SVG that shows the lines one after the other, again and again; all of them to whoever wants no motion. */
export function drawTerminal(lines: Line[]): string {
  const times = shownAt(lines);
  const total = Math.round((times.at(-1) ?? 0) + rest);
  const width = Math.ceil(
    Math.max(...lines.map(({ text }) => cut(text).length)) * size.letter + 2 * size.margin,
  );
  const height = lines.length * size.line + 2 * size.margin;
  const frames = times.map((time, index) => {
    const from = Math.max(0.01, (time / total) * 100).toFixed(2);
    return `@keyframes l${index}{0%,${from}%{opacity:0}${from}%,100%{opacity:1}}`;
  });
  const texts = lines.map(({ text }, index) => {
    const y = size.margin + (index + 0.75) * size.line;
    return `<text x="${size.margin}" y="${y}" style="animation-name:l${index}">${escaped(text)}</text>`;
  });
  const look = [
    `text{font:13.4px ui-monospace,Menlo,Consolas,monospace;fill:#e8eef2;white-space:pre}`,
    `@media(prefers-reduced-motion:no-preference){text{animation:${total}ms step-end infinite}}`,
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${[...look, ...frames].join('')}</style>`,
    `<rect width="100%" height="100%" rx="8" fill="#0f1c24"/>`,
    ...texts,
    '</svg>',
    '',
  ].join('\n');
}
