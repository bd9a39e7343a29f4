import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells a process from every other, also from a later one with the same number. */
export interface ProcessMark {
  pid: number;
  host: string;
  /** Process namespace, where the system has such: numbers of another one say nothing here. */
  space: string;
  /** When the process was started, in the system's own count; empty where the system does not say. */
  born: string;
}

const attempt = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** The 22nd field of /proc/<pid>/stat; the second one, the name, may hold spaces and brackets. */
const bornAt = (pid: number) =>
  attempt(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

const space = () => attempt(() => readlinkSync('/proc/self/ns/pid'));

export const ownMark = (): ProcessMark => ({
  pid: process.pid,
  host: hostname(),
  space: space(),
  born: bornAt(process.pid),
});

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process of a mark still runs; undefined where that cannot be told from here. */
export function isRunning(mark: ProcessMark): boolean | undefined {
  if (mark.host !== hostname() || mark.space !== space()) return undefined;
  if (!exists(mark.pid)) return false;
  return mark.born === '' ? undefined : bornAt(mark.pid) === mark.born;
}
