import { defineEvent } from '#shell/server/events.ts';

/** A client was given advice, after it was stored. `isCorrection`: they had read an earlier version. */
export const adviceGiven = defineEvent<{
  adviceId: string;
  clientId: string;
  title: string;
  version: number;
  isCorrection: boolean;
}>('nutritional advice given');

/** The caller, a client, has read advice. */
export const adviceSeen = defineEvent<{ adviceId: string }>('nutritional advice seen');

/** Published before advice is deleted. */
export const adviceDeleted = defineEvent<{ adviceId: string }>('nutritional advice deleted');
