import { sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/**
 * The keys of all files of a conversation: of messages, of uploads that are not complete, of messages that wait for their time, also
 * of those that row-level security hides since their author was removed.
 */
export async function findFilesOfConversation({ db }: Transaction, conversationId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ key: z.string() }),
    sql`
    select distinct key from (
      select unnest(array[storage_key, thumbnail_key]) as key from messages where conversation_id = ${conversationId}
      union all
      select parts.storage_key from chat_upload_parts parts join chat_uploads on chat_uploads.id = parts.upload_id
      where chat_uploads.conversation_id = ${conversationId}
      union all
      select files_of_scheduled_messages(${conversationId})
    ) files where key is not null`,
  );
  return rows.map(({ key }) => key);
}
