import { afterEach, describe, expect, test } from 'vitest';
import { createProcessPool, poolFailureOf, type ProcessPool, type ProcessPoolOptions } from './process-pool.ts';
import type { SampleTask } from './testing/sample-worker.ts';

const defaults: ProcessPoolOptions = {
  maxWorkers: 1,
  maxQueue: 10,
  timeoutMs: 10_000,
  maxMemoryMb: 1000,
  idleTimeoutMs: 60_000,
  maxTasksPerWorker: 100,
};

let pool: ProcessPool<SampleTask, unknown>;
afterEach(() => pool.stop());

function open(options: Partial<ProcessPoolOptions> = {}) {
  const module = new URL('./testing/sample-worker.ts', import.meta.url);
  pool = createProcessPool<SampleTask, unknown>(module, { ...defaults, ...options });
  return pool;
}

const echo = (value: unknown, afterMs = 0): SampleTask => ({ kind: 'echo', value, afterMs });
const failure = (task: Promise<unknown>) => task.then(() => undefined, poolFailureOf);
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a task and its result are copied, bytes included', async () => {
  const value = { bytes: new Uint8Array([1, 2, 3]), at: new Date(0), name: 'più' };

  expect(await open().run(echo(value))).toEqual(value);
});

test('an error of a task rejects it with the message, and the worker is used again', async () => {
  const { run, pids } = open();
  await run(echo(1));
  const workers = pids();

  await expect(run({ kind: 'throw', message: 'no such template' })).rejects.toThrow('no such template');
  expect(await run(echo(2))).toBe(2);
  expect(pids()).toEqual(workers);
});

describe('limits', () => {
  test('two workers run two tasks at a time, and a third task waits', async () => {
    const { run, pids } = open({ maxWorkers: 2 });
    await Promise.all([run(echo(0)), run(echo(0))]);
    const began = performance.now();
    await Promise.all([run(echo(1, 200)), run(echo(2, 200)), run(echo(3, 200))]);

    expect(performance.now() - began).toBeGreaterThan(390);
    expect(pids()).toHaveLength(2);
  });

  test('a task that exceeds the length of the queue is rejected', async () => {
    const { run } = open({ maxQueue: 2 });
    const failures = await Promise.all([1, 2, 3, 4].map((value) => failure(run(echo(value)))));

    expect(failures).toEqual([undefined, undefined, undefined, 'queue-full']);
  });

  test('a worker that has run its number of tasks is replaced, and no task is lost', async () => {
    const { run, pids } = open({ maxTasksPerWorker: 2 });
    const results = [1, 2, 3, 4].map((value) => run(echo(value)));
    const [first] = pids();

    expect(await Promise.all(results)).toEqual([1, 2, 3, 4]);
    expect(pids()).not.toContain(first);
  });

  test('workers start with the first task and end when idle', async () => {
    const { run, pids } = open({ idleTimeoutMs: 100 });
    const before = pids();
    await run(echo(1));
    const [pid = 0] = pids();

    expect(before).toEqual([]);
    expect(isRunning(pid)).toBe(true);
    // On a busy machine a process takes a while to end.
    await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
    expect(pids()).toEqual([]);
  });
});

describe('isolation', () => {
  test('a task that blocks in native code is rejected after the time limit; tasks behind it run', async () => {
    const { run } = open({ timeoutMs: 1000 });
    const [blocked, next] = await Promise.all([failure(run({ kind: 'block' })), run(echo('next'))]);

    expect([blocked, next]).toEqual(['timeout', 'next']);
  });

  test('the time in which a worker starts is not time of its task', async () => {
    const { run } = open({ timeoutMs: 500, env: { SAMPLE_WORKER_START_MS: '1500' } });

    expect(await run(echo('after a slow start'))).toBe('after a slow start');
  });

  test('a crash rejects its own task; all tasks behind it run in another worker', async () => {
    const { run, pids } = open();
    await run(echo(0));
    const [first] = pids();
    const crashed = failure(run({ kind: 'crash' }));
    const behind = Promise.all([1, 2, 3].map((value) => run(echo(value))));

    expect(await crashed).toBe('crashed');
    expect(await behind).toEqual([1, 2, 3]);
    expect(pids()).not.toContain(first);
  });

  test.runIf(process.platform === 'linux')(
    'a task that exceeds the memory limit of 300 MB is rejected; one of 20 MB is not',
    async () => {
      const { run } = open({ maxMemoryMb: 300, timeoutMs: 8000 });

      expect(await failure(run({ kind: 'allocate', mb: 600 }))).toBe('out-of-memory');
      expect(await failure(run({ kind: 'allocate', mb: 20 }))).toBeUndefined();
    },
  );

  test.runIf(process.platform === 'linux')(
    'a task that fits into a new worker only, beside what earlier tasks left, runs in a new one',
    async () => {
      const { run, pids } = open({ maxMemoryMb: 600, timeoutMs: 8000 });
      await run({ kind: 'allocate', mb: 150 });
      const [first] = pids();

      expect(first).toBeDefined();
      expect(await failure(run({ kind: 'allocate', mb: 450 }))).toBeUndefined();
      expect(pids()).not.toContain(first);
    },
  );

  test.runIf(process.platform === 'linux')(
    'a worker that has more than half of its memory after a task is replaced before the next one',
    async () => {
      const { run, pids } = open({ maxMemoryMb: 600, timeoutMs: 8000 });
      await run(echo(1));
      const [first] = pids();

      expect(await failure(run({ kind: 'allocate', mb: 400 }))).toBeUndefined();
      expect(first).toBeDefined();
      expect(pids()).not.toContain(first);
    },
  );

  test('stopping rejects running and queued tasks and ends the workers', async () => {
    const { run, pids, stop } = open();
    await run(echo(0));
    const [pid = 0] = pids();
    const tasks = [failure(run(echo(1, 5000))), failure(run(echo(2)))];
    stop();

    expect(await Promise.all(tasks)).toEqual(['stopped', 'stopped']);
    await expect.poll(() => isRunning(pid)).toBe(false);
  });
});
