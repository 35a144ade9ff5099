import { z } from 'zod';
import { defineRoutes } from './route.ts';

/**
 * An event that the open apps of a membership receive. Its type is named like `message.created`: a noun and a past
 * participle. `data` is what a screen needs to update itself, or the ids by which it finds what to load again.
 */
export interface LiveEvent<Data> {
  readonly type: string;
  /** Checks the data in tests of the server; the bundle of the web has no schemas. */
  readonly schema: z.ZodType<Data>;
}

/**
 * Defines a live event, in the contract of the area that emits it: `export const messageCreated =
 * defineLiveEvent('message.created', z.object({ conversationId: z.uuid() }))`.
 */
export function defineLiveEvent<Data>(eventType: `${string}.${string}`, schema: z.ZodType<Data>): LiveEvent<Data> {
  return Object.freeze({ type: eventType, schema });
}

/** Implemented by the account area. */
export const liveRoutes = defineRoutes({
  /**
   * A ticket for `GET /api/events/socket` and `GET /api/events`, valid for at least one minute. Null for a login without an
   * account, which has no live events.
   */
  eventTicket: {
    endpoint: 'POST /event-tickets',
    permission: 'login',
    response: z.object({ ticket: z.string().nullable() }),
  },
});

/** Settings were saved, in this tab or another one; `endpoints` are those that read them. */
export const settingsChanged = defineLiveEvent('settings.changed', z.object({ endpoints: z.array(z.string()) }));
