import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';

const intervalMs = 50;

/**
 * Calls `onExceeded` when the resident memory of a process passes the limit. Read from `/proc`, because memory of native
 * code counts for no limit of V8; where there is no `/proc` (macOS, Windows) the time limit of the task has to do.
 */
export function watchMemory({ pid }: ChildProcess, maxMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(async () => {
    if ((await residentMb(pid)) > maxMb) onExceeded();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** 0 when the process has ended or the system does not say. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
