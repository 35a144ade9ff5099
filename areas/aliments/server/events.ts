import { defineEvent } from '#shell/server/events.ts';
import type { FullAliment } from '../contract/library.ts';

/** An own food was saved. The row of the food and the names of foods are locked until the transaction ends. */
export const alimentChanged = defineEvent<{ before: FullAliment; aliment: FullAliment }>('aliment changed');
