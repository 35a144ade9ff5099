import { defineEvent } from '#shell/server/events.ts';

/** Published in the transaction of a removal, after everything was handed over. `clientIds`: those they were in charge of. */
export const collaboratorRemoved = defineEvent<{ membershipId: string; clientIds: string[] }>('collaborator removed');
