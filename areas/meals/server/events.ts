import { defineEvent } from '#shell/server/events.ts';

/** The client has reported meals with something to read: a note, a picture, a swap, or a meal that was not eaten as planned. */
export const mealsReported = defineEvent<{ clientId: string; dates: readonly string[] }>('meals reported');

/** A professional has read what the client reported. */
export const mealsRead = defineEvent<{ clientId: string }>('meals read');
