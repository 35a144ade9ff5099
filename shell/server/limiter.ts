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
  const { concurrency, concurrencyPerKey, maxQueuePerKey, maxTasks, problem = commonProblems.too_many } = limits;
  const common = new PQueue({ concurrency });
  const queues = new Map<string, PQueue>();
  let tasks = 0;
  return async (key, work) => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: concurrencyPerKey });
    const isFull = queue.pending >= concurrencyPerKey && queue.size >= maxQueuePerKey;
    if (isFull || tasks >= maxTasks) throw new Problem(problem);
    queues.set(key, queue);
    tasks += 1;
    try {
      return await queue.add(() => common.add(work));
    } finally {
      tasks -= 1;
      if (queue.pending === 0 && queue.size === 0) queues.delete(key);
    }
  };
}
