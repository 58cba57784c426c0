import { jest } from '@jest/globals';
import { whileItProgresses } from './deadline.js';

/** Work whose pieces are done and which ends when it is told to. */
function inPieces() {
  let progress = () => {};
  let end = () => {};
  const work = (report: () => void) => {
    progress = report;
    return new Promise<string>((resolve) => (end = () => resolve('done')));
  };
  return { work, piece: () => progress(), end: () => end() };
}

describe('work of many pieces', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('may take any time as long as one piece after the other is done', async () => {
    const { work, piece, end } = inPieces();
    const stop = jest.fn();
    const result = whileItProgresses(1000, 'Nothing is done.', work, stop);
    for (let count = 0; count < 20; count += 1) {
      await jest.advanceTimersByTimeAsync(900);
      piece();
    }
    end();
    await expect(result).resolves.toBe('done');
    piece();
    await jest.advanceTimersByTimeAsync(5000);
    expect(stop).not.toHaveBeenCalled();
  });

  it('is stopped when none is done in time', async () => {
    const { work, piece } = inPieces();
    const stop = jest.fn();
    const result = whileItProgresses(1000, 'Nothing is done.', work, stop);
    const failed = expect(result).rejects.toThrow('Nothing is done.');
    await jest.advanceTimersByTimeAsync(900);
    piece();
    await jest.advanceTimersByTimeAsync(1001);
    await failed;
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
