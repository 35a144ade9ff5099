import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';

const intervalMs = 50;

export interface MemoryWatch {
  /** The last reading, in MB. */
  residentMb(): number;
  stop(): void;
}

/**
 * Calls `onExceeded` when the resident memory of a process exceeds the limit. Reads `/proc`, because the limits of V8 do not
 * include memory of native code. Without `/proc` (macOS, Windows) only the time limit of the task applies.
 */
export function watchMemory({ pid }: ChildProcess, maxMb: number, onExceeded: () => void): MemoryWatch {
  let lastMb = 0;
  const timer = setInterval(async () => {
    lastMb = await residentMb(pid);
    if (lastMb > maxMb) onExceeded();
  }, intervalMs);
  timer.unref();
  return { residentMb: () => lastMb, stop: () => clearInterval(timer) };
}

/** Resident memory in MB; 0 when the process has ended or there is no `/proc`. */
async function residentMb(pid: number | undefined): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
