import { askAheadScript } from './ask-ahead';

/** What became of a page's links when the script behind its header ran at that time. */
function run(milliseconds: number) {
  document.head.innerHTML =
    '<link rel="boot"><link id="late-styles" rel="late"><link id="pictures" rel="late"><link id="typeface" rel="kept">';
  performance.now = () => milliseconds;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The script as the page has it.
  new Function(askAheadScript)();
  return [...document.querySelectorAll('link')].map((link) => link.rel);
}

it('leaves all files to the starter where the page came fast', () => {
  expect(run(80)).toEqual(['boot', 'late', 'late', 'kept']);
});

it('asks for all but pictures and typeface at once where the page took its time', () => {
  expect(run(600)).toEqual(['prefetch', 'preload', 'late', 'kept']);
});
