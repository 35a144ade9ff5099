import PQueue from 'p-queue';
import { commonProblems, Problem } from '#shell/common/problem.ts';

interface Limits {
  /** Maximum number of tasks that run at the same time. */
  concurrency: number;
  /** Maximum number of waiting tasks, which start in order of arrival. One more is refused. */
  maxQueue: number;
}

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs a few heavy tasks at a time and refuses with `too_many` when too many wait. */
export function createLimiter({ concurrency, maxQueue }: Limits): Limiter {
  const queue = new PQueue({ concurrency });
  return async (work) => {
    if (queue.pending >= concurrency && queue.size >= maxQueue) throw new Problem(commonProblems.too_many);
    return queue.add(work);
  };
}
