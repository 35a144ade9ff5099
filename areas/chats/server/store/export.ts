import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { ExportOptions } from '../../contract/export.ts';
import { isReadable, messageJson, MessageRow, wipedSeq } from './messages.ts';

/** The messages of an export. The caller is in the time zone of the account. */
export interface ExportRange extends ExportOptions {
  conversationId: string;
}

/** Messages that are read at a time. */
export const exportPageSize = 100;

const ExportSize = z.object({ files: z.number(), bytes: z.number(), lastSeq: z.number().int() });

/** The files of an export and the number of its last message: what is written meanwhile is not part of it. */
export async function findExportSize(scope: Scope, range: ExportRange): Promise<z.output<typeof ExportSize>> {
  const [row] = await rowsOf(
    scope.db,
    ExportSize,
    sql`
    select count(messages.storage_key)::float8 as files, coalesce(sum(messages.size_bytes), 0)::float8 as bytes,
      coalesce(max(messages.seq), 0) as "lastSeq"
    from messages where ${isExported(scope, range)}`,
  );
  return row ?? { files: 0, bytes: 0, lastSeq: 0 };
}

/** The next messages, up to `lastSeq` if there is one, oldest first, with an empty slot for each deleted one. */
export async function findExported(
  scope: Scope,
  range: ExportRange,
  { afterSeq, lastSeq }: { afterSeq: number; lastSeq?: number },
): Promise<MessageRow[]> {
  const rows = await rowsOf(
    scope.db,
    z.object({ message: MessageRow }),
    sql`
    select ${messageJson(scope)} as message from messages
    where ${isExported(scope, range)} and messages.seq > ${afterSeq} ${lastSeq === undefined ? sql`` : sql`and messages.seq <= ${lastSeq}`}
    order by messages.seq limit ${exportPageSize}`,
  );
  return rows.map(({ message }) => message);
}

function isExported(scope: Scope, { conversationId, from, until, hasNotes }: ExportRange): RawBuilder<boolean> {
  const { timeZone } = scope.caller;
  return sql`messages.conversation_id = ${conversationId} and messages.seq > ${wipedSeq(scope, conversationId)}
    and ${isReadable(scope)} and (${hasNotes} or not messages.is_internal)
    and (${from}::date is null or messages.created_at >= ${from}::date::timestamp at time zone ${timeZone})
    and (${until}::date is null or messages.created_at < (${until}::date + 1)::timestamp at time zone ${timeZone})`;
}
