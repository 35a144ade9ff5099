import { setTimeout as pause } from 'node:timers/promises';
import { serveTasks } from '../serve-tasks.ts';

export type SampleTask =
  | { kind: 'echo'; value: unknown; afterMs?: number }
  | { kind: 'throw'; message: string }
  | { kind: 'block' }
  | { kind: 'crash' }
  | { kind: 'allocate'; mb: number };

const allocated: Buffer[] = [];

// The milliseconds that the worker needs to start, beside those of its modules.
await pause(Number(process.env.SAMPLE_WORKER_START_MS ?? 0));

serveTasks(async (task: SampleTask) => {
  if (task.kind === 'throw') throw new Error(task.message);
  if (task.kind === 'crash') process.kill(process.pid, 'SIGSEGV');
  // Blocks inside native code, where neither a timer nor a signal handler of the worker runs.
  if (task.kind === 'block') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (task.kind === 'allocate') {
    allocated.push(Buffer.alloc(task.mb * 1024 * 1024, 1));
    await pause(500);
  }
  if (task.kind === 'echo') {
    await pause(task.afterMs ?? 0);
    return task.value;
  }
  return null;
});
