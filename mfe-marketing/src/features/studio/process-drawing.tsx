import Board from './drawings/process-board.svg';
import Brief from './drawings/process-brief.svg';
import Formats from './drawings/process-formats.svg';
import Frames from './drawings/process-frames.svg';
import Keys from './drawings/process-keys.svg';

const steps = {
  brief: Brief,
  board: Board,
  keys: Keys,
  frames: Frames,
  formats: Formats,
};

/** The same shot at one step of its way. */
export function ProcessDrawing({ step }: { step: keyof typeof steps }) {
  const Drawing = steps[step];
  return <Drawing />;
}
