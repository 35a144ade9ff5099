import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';

const intervalMs = 50;

/**
 * Calls `onExceeded` when the resident memory of a process exceeds the limit. Reads `/proc`, because the limits of V8 do not
 * include memory of native code. Without `/proc` (macOS, Windows) only the time limit of the task applies.
 */
export function watchMemory({ pid }: ChildProcess, maxMb: number, onExceeded: () => void): () => void {
  const timer = setInterval(async () => {
    if ((await residentMb(pid)) > maxMb) onExceeded();
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Resident memory in MB; 0 when the process has ended or there is no `/proc`. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
