import { setImmediate as nextTurn } from 'node:timers/promises';

const turnMs = 3;

/**
 * For a computation that would delay the requests of others. The returned function is awaited between its steps: when 3 ms
 * have passed since the event loop could last run, it runs.
 */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await nextTurn();
    since = performance.now();
  };
}
