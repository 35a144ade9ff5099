import { defineEvent } from '#shell/server/events.ts';

/** Photos of a day were added, after they were stored. `isByClient`: the caller is the client. */
export const photosAdded = defineEvent<{ progressId: string; clientId: string; takenOn: string; isByClient: boolean }>(
  'progress photos added',
);

/** Published before the photos of a day are deleted. */
export const photosDeleted = defineEvent<{ progressId: string }>('progress photos deleted');
