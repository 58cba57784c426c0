import Limits from './drawings/limits.svg';
import Sources from './drawings/sources.svg';
import Versions from './drawings/versions.svg';
import Words from './drawings/words.svg';

const habits = {
  sources: Sources,
  limits: Limits,
  words: Words,
  versions: Versions,
};

/** The drawing of one habit of the model. */
export function HabitDrawing({ name }: { name: keyof typeof habits }) {
  const Drawing = habits[name];
  return <Drawing />;
}
