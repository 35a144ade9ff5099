import { defineEvent } from '#shell/server/events.ts';

/** Published before the client is deleted; the row still exists. */
export const clientDeleted = defineEvent<{ clientId: string }>('client deleted');

/** An invited client has registered. The caller is the client. */
export const clientRegistered = defineEvent<{ clientId: string }>('client registered');
