import Extension from './drawings/sample-extension.svg';
import Poster from './drawings/sample-poster.svg';
import Rain from './drawings/sample-rain.svg';

const samples = {
  extension: Extension,
  poster: Poster,
  rain: Rain,
};

/** A sample frame of the studio. */
export function SampleDrawing({ name }: { name: keyof typeof samples }) {
  const Drawing = samples[name];
  return <Drawing />;
}
