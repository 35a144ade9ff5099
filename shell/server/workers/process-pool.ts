import { type ChildProcess, fork } from 'node:child_process';
import os from 'node:os';
import { type MemoryWatch, watchMemory } from './memory.ts';

/** Runs tasks in worker processes. A task and its result must be values that `structuredClone` can copy. */
export interface ProcessPool<Task, Result> {
  run(task: Task): Promise<Result>;
  /** Process ids of the running workers. */
  pids(): number[];
  /** Rejects all tasks and ends all workers. */
  stop(): void;
}

export interface ProcessPoolOptions {
  /** Maximum number of processes; each runs one task at a time. */
  maxWorkers: number;
  /** Maximum number of tasks that wait for a worker; one more is rejected. */
  maxQueue: number;
  /** A task that runs longer is rejected and its worker killed. The time in which a new worker starts is not counted. */
  timeoutMs: number;
  /**
   * Resident memory of a worker. A task that needs more in a new worker is rejected and its worker killed; a worker that has more
   * than half of it after a task is replaced.
   */
  maxMemoryMb: number;
  /** A worker without a task for this long is ended to free its memory. */
  idleTimeoutMs: number;
  /** A worker is replaced after this many tasks, because native code fragments its memory. */
  maxTasksPerWorker: number;
  /** Added to the environment of the workers. */
  env?: Record<string, string>;
}

/** Why the pool itself rejects a task. An error that the task throws is rejected as a plain `Error` with its message. */
export type PoolFailure = 'queue-full' | 'timeout' | 'out-of-memory' | 'crashed' | 'stopped';

export function poolFailureOf(error: unknown): PoolFailure | undefined {
  return error instanceof Error && 'poolFailure' in error ? (error.poolFailure as PoolFailure) : undefined;
}

/** The message that a worker sends after a task (`serveTasks`). */
export type TaskReply<Result> = { result: Result } | { error: string };

interface QueuedTask {
  task: unknown;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

interface Worker {
  child: ChildProcess;
  /** Resolves when the worker has loaded its modules. */
  ready: Promise<void>;
  running: QueuedTask | null;
  tasksDone: number;
  timer: NodeJS.Timeout | undefined;
  memory: MemoryWatch | undefined;
}

/** A worker that is not ready after this time is killed and its task rejected. */
const startTimeoutMs = 30_000;

/** Lower than the priority of the server, so that requests are processed first when the CPUs are busy. */
const workerPriority = os.constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Creates a pool of processes that run `module`, which calls `serveTasks`. Workers start with the first task.
 *
 * They are processes, not threads, because a thread inside native code (a typesetter, an image decoder) cannot be terminated,
 * a crash in it ends the server, and its memory is not returned to the system.
 */
export function createProcessPool<Task, Result>(module: URL, options: ProcessPoolOptions): ProcessPool<Task, Result> {
  const { maxWorkers, maxQueue, timeoutMs, idleTimeoutMs, maxMemoryMb } = options;
  const workers = new Set<Worker>();
  const queue: QueuedTask[] = [];

  function startNext(): void {
    if (queue.length === 0) return;
    const worker = [...workers].find(({ running }) => !running) ?? (workers.size < maxWorkers ? start() : undefined);
    const next = worker && queue.shift();
    if (!next) return;
    worker.running = next;
    const onTimeout = () => end(worker, poolError('timeout'));
    setTimer(worker, startTimeoutMs, onTimeout);
    void worker.ready.then(() => setTimer(worker, timeoutMs, onTimeout));
    worker.memory = watchMemory(worker.child, maxMemoryMb, () => endOutOfMemory(worker));
    worker.child.send({ task: next.task }, (error) => error && end(worker, poolError('crashed', error)));
  }

  function start(): Worker {
    const worker = startWorker(module, options.env, {
      onReply: (reply) => finish(worker, reply),
      onExit: (cause) => end(worker, poolError('crashed', cause)),
    });
    workers.add(worker);
    return worker;
  }

  function finish(worker: Worker, reply: TaskReply<unknown>): void {
    if (!workers.has(worker)) return;
    const { running } = worker;
    worker.running = null;
    worker.memory?.stop();
    worker.tasksDone += 1;
    setTimer(worker, idleTimeoutMs, () => end(worker));
    worker.timer?.unref();
    if (isSpent(worker, options)) end(worker);
    if ('error' in reply) running?.reject(new Error(reply.error));
    else running?.resolve(reply.result);
    startNext();
  }

  /** Kills the worker. Caches of earlier tasks may have been too much for it: then the task runs again in another worker. */
  function endOutOfMemory(worker: Worker): void {
    if (worker.tasksDone > 0) queue.unshift(...takeTask(worker));
    end(worker, poolError('out-of-memory'));
  }

  /** Kills the worker and rejects its task; queued tasks go to another worker. */
  function end(worker: Worker, cause = poolError('stopped')): void {
    if (!workers.delete(worker)) return;
    clearTimeout(worker.timer);
    worker.memory?.stop();
    worker.child.kill('SIGKILL');
    worker.running?.reject(cause);
    startNext();
  }

  return {
    run: (task) => {
      if (queue.length >= maxQueue) return Promise.reject(poolError('queue-full'));
      return new Promise<Result>((resolve, reject) => {
        queue.push({ task, resolve: (result) => resolve(result as Result), reject });
        startNext();
      });
    },
    pids: () => [...workers].map(({ child }) => child.pid ?? 0),
    stop: () => {
      for (const { reject } of queue.splice(0)) reject(poolError('stopped'));
      for (const worker of workers) end(worker);
    },
  };
}

/** Whether a worker is replaced after its task: what large tasks leave, such as caches, could be too much for the next one. */
function isSpent({ memory, tasksDone }: Worker, { maxTasksPerWorker, maxMemoryMb }: ProcessPoolOptions): boolean {
  return tasksDone >= maxTasksPerWorker || (memory?.residentMb() ?? 0) > maxMemoryMb / 2;
}

/** Returns the running task of a worker, if any, which the worker then no longer has. */
function takeTask(worker: Worker): QueuedTask[] {
  const { running } = worker;
  worker.running = null;
  return running ? [running] : [];
}

interface WorkerEvents {
  onReply(reply: TaskReply<unknown>): void;
  onExit(cause: Error): void;
}

function startWorker(module: URL, env: ProcessPoolOptions['env'], { onReply, onExit }: WorkerEvents): Worker {
  const child = forkWorker(module, env);
  child.on('error', onExit);
  child.on('exit', (code, signal) => onExit(new Error(`exit ${code ?? signal}`)));
  // The first message says "ready", each further one is the reply to a task.
  const ready = new Promise<void>((resolve) => {
    child.once('message', () => {
      child.on('message', (reply) => onReply(reply as TaskReply<unknown>));
      resolve();
    });
  });
  return { child, ready, running: null, tasksDone: 0, timer: undefined, memory: undefined };
}

function forkWorker(module: URL, env: ProcessPoolOptions['env']): ChildProcess {
  const child = fork(module, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: { ...process.env, ...env },
  });
  if (child.pid) os.setPriority(child.pid, workerPriority);
  return child;
}

function setTimer(worker: Worker, afterMs: number, onTimeout: () => void): void {
  clearTimeout(worker.timer);
  worker.timer = setTimeout(onTimeout, afterMs);
}

function poolError(poolFailure: PoolFailure, cause?: Error): Error {
  return Object.assign(new Error(`process pool: ${poolFailure}`, { cause }), { poolFailure });
}
