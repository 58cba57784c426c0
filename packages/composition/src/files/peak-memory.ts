import { readFileSync } from 'node:fs';

/**
 * Largest resident memory of a process so far, in MB. The kernel's `VmHWM`, because `process.resourceUsage().maxRSS` of a
 * process also counts the memory of the one that started it. Throws where there is no such process or no /proc.
 */
export function peakMemory(pid: number | 'self' = 'self'): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
