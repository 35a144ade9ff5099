import { defineEvent } from '#shell/server/events.ts';

/** A version of a file was added that the other side sees, after it was stored. */
export const fileAdded = defineEvent<{
  fileId: string;
  versionId: string;
  clientId: string;
  name: string;
  isByClient: boolean;
}>('client file added');

/** Published before a file is deleted with its versions. */
export const fileDeleted = defineEvent<{ fileId: string }>('client file deleted');
