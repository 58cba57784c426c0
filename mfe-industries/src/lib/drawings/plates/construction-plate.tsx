import { box, cornerMarks, dots, range, type Point } from '@northgate/ui/drawings/geometry';
import { Person } from '@northgate/ui/drawings/marks/person';
import { Circle, Label, Path, Rect } from '@northgate/ui/drawings/pen';
import { FieldPlate, Tag } from './field-plate';

const ground = 566;
const axes = [330, 418, 506, 594, 682, 770];
const storeys = [486, 406, 326];
const mast = { left: 176, right: 210, foot: ground, head: 138 };

const slab = (left: number, right: number, y: number): string =>
  box({ x: left - 14, y, width: right - left + 28, height: 9 });
const frame = [
  ...storeys.map((y, storey) => slab(330, storey === 2 ? 506 : 784, y)),
  ...axes.map((x) => box({ x: x - 5, y: 415, width: 10, height: ground - 415 })),
  ...axes.slice(0, 3).map((x) => box({ x: x - 5, y: 335, width: 10, height: 71 })),
].join('');
const starterBars = [
  ...axes.slice(0, 3).flatMap((x) => [-4, 0, 4].map((bar) => `M${x + bar} 326v-22`)),
  ...axes.slice(3).flatMap((x) => [-4, 0, 4].map((bar) => `M${x + bar} 406v-22`)),
].join('');
const glazing = [0, 1, 2, 3, 4]
  .flatMap((bay) => range(5).map((pane) => `M${335 + bay * 88 + 13 + pane * 13} 495V${ground}`))
  .join('');

const bracing = range(13)
  .map((bay) => {
    const y = mast.foot - bay * 33;
    return bay % 2
      ? `M${mast.right} ${y}L${mast.left} ${y - 33}`
      : `M${mast.left} ${y}L${mast.right} ${y - 33}`;
  })
  .join('');
const jibLattice = `M210 138${range(30)
  .map((bay) => `L${220 + bay * 20} ${bay % 2 ? 138 : 118}`)
  .join('')}`;
const footing = range(34)
  .map((stroke) => `M${stroke * 26} ${ground}l-14 20`)
  .join('');

const Crane = () => (
  <>
    <Rect x={150} y={ground} width={86} height={20} mark="fi" />
    <Path d={`M${mast.left} ${mast.foot}V${mast.head}M${mast.right} ${mast.foot}V${mast.head}`} mark="i w2" />
    <Path d={bracing} mark="i thin" />
    <Path d="M40 138H800M210 118H800V138M176 138L193 56L210 138M176 114L210 114" mark="i w2" />
    <Path d="M193 56L52 138M193 56L420 118M193 56L690 118" />
    <Path d={jibLattice} mark="i thin" />
    <Rect x={46} y={138} width={56} height={44} mark="fi" />
    <Path d="M210 144h30v34h-22l-8-12z" mark="i fp" />
  </>
);

const Frame = () => (
  <>
    <Rect x={330} y={495} width={440} height={ground - 495} mark="t2" />
    <Path d={axes.map((x) => `M${x} 190V${ground}`).join('')} mark="h dash2" />
    <Path d={glazing} mark="h" />
    <Path d={frame} mark="fi" />
    <Path d={starterBars} mark="i thin" />
  </>
);

const Load = () => (
  <>
    <Path
      d={dots(
        [
          [582, 142],
          [618, 142],
        ] as Point[],
        4,
      )}
      mark="fi"
    />
    <Path d="M586 144V226M614 144V226M600 236L548 268M600 236L652 268" mark="i thin" />
    <Rect x={592} y={224} width={16} height={13} mark="fi" />
    <Rect x={540} y={268} width={120} height={30} mark="fp" />
    <Path d="M570 268v30M600 268v30M630 268v30" mark="h" />
  </>
);

const ExclusionZone = () => (
  <g className="op">
    <Path d="M540 298L506 404M660 298L694 404" mark="s tdash" />
    <Path d="M506 404H694M506 394v20M694 394v20" mark="s w3" />
    <Path d={cornerMarks({ x: 626, y: 356, width: 36, height: 46 }, 10)} mark="s w2" />
    <Path d="M488 247L526 344" mark="s hl" />
    <Tag x={306} y={201} width={182} title="Lift held" detail="Person in the exclusion zone" />
  </g>
);

const Axes = () => (
  <g className="key">
    {axes.slice(0, 5).map((x, index) => (
      <g key={x}>
        <Circle x={x} y={606} r={12} mark="i fp" />
        <Label x={x} y={611} anchor="middle">
          {'ABCDE'.charAt(index)}
        </Label>
      </g>
    ))}
  </g>
);

/** The construction hero: a tower crane over a frame, its load held above a person. */
export const ConstructionPlate = () => (
  <FieldPlate
    ground="t1"
    title="Site elevation: a tower crane holds its load above the second floor because a person stands inside the exclusion zone."
  >
    <Rect x={0} y={ground} width={840} height={74} mark="t4" />
    <Frame />
    <Path d={footing} mark="h" />
    <Path d={`M0 ${ground}H840`} mark="i w2" />
    <Crane />
    <Load />
    <Person x={644} y={362} scale={0.7} />
    <Person x={392} y={283} scale={0.7} />
    <Person x={276} y={523} scale={0.7} />
    <ExclusionZone />
    <Axes />
  </FieldPlate>
);
