import { defineEvent } from '#shell/server/events.ts';

/** Published before the client is deleted; the row still exists. */
export const clientDeleted = defineEvent<{ clientId: string }>('client deleted');
