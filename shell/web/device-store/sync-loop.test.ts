import { afterEach, expect, test } from 'vitest';
import { startSyncLoop, type SyncOutcome, wakeSyncLoops } from './sync-loop.ts';

let stop = () => {};

afterEach(() => stop());

test('a consent that is given while a request without it is on its way is not missed', async () => {
  const refusal = Promise.withResolvers<SyncOutcome>();
  const outcomes: Promise<SyncOutcome>[] = [refusal.promise];
  let sent = 0;
  const send = () => {
    sent++;
    return outcomes.shift() ?? Promise.resolve('done');
  };
  stop = startSyncLoop({ lock: 'test', subscribe: () => () => {}, send });
  await expect.poll(() => sent).toBe(1);

  wakeSyncLoops();
  refusal.resolve('stopped');

  await expect.poll(() => sent).toBe(2);
});
