import PQueue from 'p-queue';
import { commonProblems, Problem } from '#shell/common/problem.ts';

interface Limits {
  /** Running at the same time. */
  concurrency: number;
  /** Waiting in order of arrival; one more is refused. */
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
