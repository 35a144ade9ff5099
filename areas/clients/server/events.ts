import { defineEvent } from '#shell/server/events.ts';

/** The client goes, with all that is theirs. It is still there. */
export const clientDeleted = defineEvent<{ clientId: string }>('client deleted');
