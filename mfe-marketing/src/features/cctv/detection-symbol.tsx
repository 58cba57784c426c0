import Crowd from './drawings/crowd.svg';
import LeftObject from './drawings/left-object.svg';
import Loitering from './drawings/loitering.svg';
import Perimeter from './drawings/perimeter.svg';
import Tampering from './drawings/tampering.svg';
import Weapons from './drawings/weapons.svg';

const symbols = {
  weapons: Weapons,
  loitering: Loitering,
  perimeter: Perimeter,
  crowd: Crowd,
  'left-object': LeftObject,
  tampering: Tampering,
};

/** The symbol of a detection, 48 × 48. */
export function DetectionSymbol({ detection }: { detection: keyof typeof symbols }) {
  const Drawing = symbols[detection];
  return <Drawing />;
}
