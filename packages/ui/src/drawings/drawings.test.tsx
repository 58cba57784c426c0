/** @jest-environment node */
import { defaultBrand } from '@northgate/site/brand.default';
import { industriesMenu, solutionChoices, solutionsMenu } from '@northgate/site/navigation';
import { industryKeys } from '@northgate/site/paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingFaults, type DrawingUnderTest } from '../testing/drawing-faults.js';
import { LogoMark } from './logo-mark.js';
import { IndustryMotif } from './motifs/industry-motif.js';
import { SocialGlyph } from './social-glyph.js';
import { SubjectDrawing } from './subjects/subject-drawing.js';

const subjects = ['infrastructure', 'debate', 'models', 'studio', 'cctv', 'cybersecurity', 'red-teaming'];
const decorative: DrawingUnderTest[] = [
  ...subjects.map((name): DrawingUnderTest => [name, <SubjectDrawing name={name} />, 1.5]),
  ...industryKeys.map((key): DrawingUnderTest => [key, <IndustryMotif industry={key} />, 1.5]),
  ['logo', <LogoMark />, 1.5],
  ['social glyph', <SocialGlyph name="linkedin" />, 1.5],
];

it.each(decorative)('the %s drawing is small, known decoration', (...drawing) => {
  expect(drawingFaults(drawing, false)).toEqual([]);
});

describe('subjects', () => {
  const icons = [...solutionsMenu(defaultBrand), ...industriesMenu(), ...solutionChoices()].map(
    ({ icon }) => icon,
  );

  it.each([...new Set(icons)])('the icon name %s of navigation has a drawing', (icon) => {
    expect(renderToStaticMarkup(<SubjectDrawing name={icon} />)).toMatch(/^<svg class="dw"/);
  });

  it('draws nothing for a name without a drawing', () => {
    expect(renderToStaticMarkup(<SubjectDrawing name="constructor" />)).toBe('');
  });

  it('can leave its lettering out', () => {
    expect(renderToStaticMarkup(<SubjectDrawing name="debate" labels="never" />)).toContain('class="dw ln"');
  });
});
