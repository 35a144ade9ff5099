import { sql } from 'kysely';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';
import { sharedFolders } from '../operations.ts';

/** The folders that a collaborator created. They are only handed over: templates of others may be in them. */
export const foldersLine: HandOverLine = {
  kind: 'folders',
  label: 'folders:handOver',
  isOfClients: false,
  seenWith: async () => [['view programs']],
  ...handOverOfRows('folders', sql`true`, { emit: sharedFolders.emitChanged }),
};
