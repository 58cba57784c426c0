import Desk from './drawings/desk.svg';
import Inside from './drawings/inside.svg';
import Models from './drawings/models.svg';
import Written from './drawings/written.svg';

const reasons = {
  desk: Desk,
  written: Written,
  inside: Inside,
  models: Models,
};

/** The drawing over one reason. */
export function ReasonDrawing({ name }: { name: keyof typeof reasons }) {
  const Drawing = reasons[name];
  return <Drawing />;
}
