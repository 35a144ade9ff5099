import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { commonProblems, Problem, type ProblemKind } from '#shell/common/problem.ts';

interface Limits {
  /** Maximum number of tasks that run at the same time. */
  concurrency: number;
  /** Maximum number of running tasks of one key. Below `concurrency`, one key never occupies all slots. */
  concurrencyPerKey: number;
  /** Maximum number of waiting tasks of one key, which start in order of arrival. One more is refused. */
  maxQueuePerKey: number;
  /** Maximum number of running and waiting tasks of all keys together. */
  maxTasks: number;
  /**
   * Pause of a key after each of its tasks while others of it wait, as a share of the time that the task took, up to 100 ms. The
   * requests of others have the CPU and the event loop in it.
   */
  pauseShare?: number;
  /** The problem of a refused task; `too_many` by default. */
  problem?: ProblemKind;
}

/** Runs a task when it is the turn of its key, such as the id of an account. */
export type Limiter = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs a few heavy tasks at a time, with a fair share for each key, and refuses a task when too many wait. Every key has its
 * own queue, which passes at most `concurrencyPerKey` tasks at a time to the common one. A key with many tasks therefore
 * delays the task of another key by at most that number of tasks.
 */
export function createLimiter(limits: Limits): Limiter {
  const { concurrency, concurrencyPerKey, maxQueuePerKey, maxTasks } = limits;
  const { pauseShare = 0, problem = commonProblems.too_many } = limits;
  const common = new PQueue({ concurrency });
  const queues = new Map<string, PQueue>();
  let tasks = 0;
  return async (key, work) => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: concurrencyPerKey });
    const isFull = queue.pending >= concurrencyPerKey && queue.size >= maxQueuePerKey;
    if (isFull || tasks >= maxTasks) throw new Problem(problem);
    queues.set(key, queue);
    tasks += 1;
    return new Promise((resolve, reject) => {
      const turn = async () => {
        const result = common.add(() => timed(work));
        result.then(({ value }) => resolve(value), reject);
        const { ms } = await result.catch(() => ({ ms: 0 }));
        tasks -= 1;
        if (queue.size > 0) await wait(Math.min(maxPauseMs, ms * pauseShare));
      };
      void queue.add(turn).finally(() => {
        if (queue.pending === 0 && queue.size === 0) queues.delete(key);
      });
    });
  };
}

const maxPauseMs = 100;

/** The result of the work, and how long it took. */
async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  return { value: await work(), ms: performance.now() - began };
}
