import { readFileSync } from 'node:fs';
import { peakMemory } from '@northgate/composition/files/peak-memory.js';

/** How often the kernel is asked, in milliseconds. */
const askEvery = 50;

/** Largest resident memory in MB of a process and of those it started, by what each runs. Linux only. */
export function watchPeaks(pid: number): { stop: () => Record<string, number> } {
  const peaks: Record<string, number> = {};
  const look = (id: number): void => {
    try {
      // One that has ended and is not yet collected has neither.
      const megabytes = peakMemory(id);
      const [, program = ''] = read(id, 'cmdline').split('\0');
      const name = program.replace(/^.*\//, '');
      if (name) peaks[name] = Math.max(peaks[name] ?? 0, megabytes);
      for (const child of read(id, `task/${id}/children`).split(' ').filter(Boolean)) look(Number(child));
    } catch {
      // It has ended meanwhile.
    }
  };
  const timer = setInterval(() => look(pid), askEvery);
  return {
    stop: () => {
      clearInterval(timer);
      return peaks;
    },
  };
}

const read = (pid: number, file: string): string => readFileSync(`/proc/${pid}/${file}`, 'utf8');
