import { commonProblems, Problem } from '#shell/common/problem.ts';

interface Limits {
  /** Done at the same time. */
  concurrency: number;
  /** That may wait for their turn, first come first served; one more is refused. */
  maxQueue: number;
}

export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets heavy work be done a few at a time, so that the rest of the server goes on. Refuses with `too_many`. */
export function createLimiter({ concurrency, maxQueue: most }: Limits): Limiter {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (working >= concurrency) {
      if (waiting.length >= most) throw new Problem(commonProblems.too_many);
      await new Promise<void>((go) => waiting.push(go));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
