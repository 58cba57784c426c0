import { drawingModule } from './drawing-loader.js';

const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" class="sym" aria-label="A ship.">
  <path class="i" d="M3 4V44H46"></path>
  <g class="op">
    <text x="1"> Two words </text>
  </g>
</svg>
`;

test('makes a component of a drawing, without the line breaks between its elements', () => {
  expect(drawingModule('ship.svg', file)).toBe(
    `import { svgDrawing } from '@northgate/ui/drawings/svg-drawing';\n` +
      `export default svgDrawing({"viewBox":"0 0 48 48","className":"sym","aria-label":"A ship."}, ` +
      `${JSON.stringify('<path class="i" d="M3 4V44H46"></path><g class="op"><text x="1"> Two words </text></g>')});`,
  );
});

test.each(['', '<svg viewBox="0 0 1 1">', '<!-- made by an editor --><svg viewBox="0 0 1 1"></svg>'])(
  'refuses the file "%s"',
  (source) => {
    expect(() => drawingModule('ship.svg', source)).toThrow('ship.svg is not one <svg> element.');
  },
);
