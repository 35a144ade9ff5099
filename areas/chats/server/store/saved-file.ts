import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';

/** The stored file of a saved attachment, as messages that are sent later remember it in a column `file`. */
export const SavedFile = z.object({
  attachmentId: z.uuid(),
  storageKey: z.string(),
  thumbnailKey: z.string().nullable(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  name: z.string(),
  hash: z.string(),
  picture: z.object({ width: z.int(), height: z.int(), preview: z.string() }).nullable(),
});
export type SavedFile = z.output<typeof SavedFile>;

/** The value of a column `file`. */
export function fileJson(file: SavedFile | null): RawBuilder<string> | null {
  return file && sql<string>`${JSON.stringify(file)}::jsonb`;
}

/** `{ id, filename }` of a column `file`; null without a file. */
export const attachmentOfFile = sql`case when file is not null
  then json_build_object('id', file ->> 'attachmentId', 'filename', file ->> 'name') end`;
