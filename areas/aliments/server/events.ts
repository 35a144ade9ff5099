import { defineEvent } from '#shell/server/events.ts';
import type { ActingScope } from '#shell/server/jobs/job.ts';
import type { AlimentRow, FullAliment } from '../contract/library.ts';

/** An own food was saved. The row of the food is locked until the transaction ends. */
export const alimentChanged = defineEvent<{ before: FullAliment; aliment: FullAliment }>('aliment changed');

/** What foods of the library declare changed, or the account has copies of foods from before something of it was stored. */
export const declarationsChanged = defineEvent<{ aliments: readonly AlimentRow[] }, ActingScope>(
  'declarations changed',
);
