import { readFileSync } from 'node:fs';

/** Where a container reads its own limit of memory and how often it was reached: cgroup version 2, then 1. */
const groups = [
  { limit: '/sys/fs/cgroup/memory.max', events: '/sys/fs/cgroup/memory.events' },
  {
    limit: '/sys/fs/cgroup/memory/memory.limit_in_bytes',
    events: '/sys/fs/cgroup/memory/memory.oom_control',
  },
];

/** Why a process of this machine or container ended, as the end of a sentence that begins with its name. */
export function whyProcessEnded(code: number | null, signal: NodeJS.Signals | null): string {
  // A shell or container runtime reports a signal as 128 and its number.
  if (signal === 'SIGKILL' || code === 137) return `was killed${whyKilled()}`;
  if (signal === 'SIGABRT' || code === 134) return 'ended with SIGABRT, as Node does when its heap is full';
  return signal ? `was ended by ${signal}` : `ended with code ${code}`;
}

function whyKilled(): string {
  for (const { limit, events } of groups) {
    const killed = Number(/^oom_kill (\d+)$/m.exec(contentOf(events))?.[1] ?? 0);
    if (killed) return `: the container reached its limit of memory, ${megabytes(contentOf(limit))} MB`;
  }
  return ' by SIGKILL, as the system does when memory runs out';
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const megabytes = (bytes: string): number => Math.round(Number(bytes) / 1024 / 1024);
