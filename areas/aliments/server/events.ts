import { defineEvent } from '#shell/server/events.ts';
import type { FullAliment } from '../contract/library.ts';

/** An own food was saved. */
export const alimentChanged = defineEvent<{ aliment: FullAliment }>('aliment changed');
