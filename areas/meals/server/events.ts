import { defineEvent } from '#shell/server/events.ts';

/**
 * The client has reported meals. `isToRead`: with a note, a picture, a swap, a meal that was not eaten as planned, or a food that
 * they must not eat.
 */
export const mealsReported = defineEvent<{ clientId: string; dates: readonly string[]; isToRead: boolean }>(
  'meals reported',
);

/** A professional has read what the client reported. */
export const mealsRead = defineEvent<{ clientId: string }>('meals read');
