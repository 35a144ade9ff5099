import { defineEvent } from '#shell/server/events.ts';

/** Clients got targets, or those they have were changed, after it was stored. Without clients from whom numbers are hidden. */
export const macroGiven = defineEvent<{
  title: string;
  startsOn: string;
  copies: readonly { id: string; clientId: string }[];
  /** Targets that the clients had before. */
  isChange: boolean;
}>('macro given');

/** Targets of clients were deleted. */
export const macrosDeleted = defineEvent<{ macroIds: readonly string[] }>('macros deleted');
