import { sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { MessageFilters } from '../../contract/search.ts';
import { title } from './conversations.ts';
import { messageJson, MessageRow } from './messages.ts';

const pageSize = 25;

const FoundRow = z.object({ message: MessageRow, title: z.string() });
export type FoundRow = z.output<typeof FoundRow>;

interface Search extends Pick<MessageFilters, 'kind' | 'conversationId' | 'page'> {
  terms: readonly string[];
}

/** The messages with all words in the conversations that the caller sees, newest first. */
export async function findMessagesWith(
  scope: Scope,
  { terms, kind, conversationId, page }: Search,
): Promise<{ rows: FoundRow[]; nextPage: number }> {
  const { clientId, membershipId, role } = scope.caller;
  const isEverything = role === 'admin' && !clientId && !conversationId;
  const conversations = isEverything
    ? sql`null`
    : sql`array(select clients.id from clients where ${isVisibleClient(scope)}
        and ${conversationId ? sql`clients.id = ${conversationId}` : sql`true`})`;
  const rows = await rowsOf(
    scope.db,
    FoundRow,
    sql`
    select ${messageJson(scope)} as message, ${title(scope)} as title
    from search_messages(${terms}::text[], ${conversations}, ${membershipId}, ${clientId === null}, ${kind ?? null},
        ${pageSize + 1}, ${(page - 1) * pageSize}) found
      join messages on messages.id = found.id join clients on clients.id = messages.conversation_id
    order by messages.created_at desc, messages.id`,
  );
  return { rows: rows.slice(0, pageSize), nextPage: rows.length > pageSize ? page + 1 : 0 };
}

/** For each word the most similar one that is written in a message of the account. */
export async function findSimilarWords({ db }: Scope, terms: readonly string[]): Promise<string[]> {
  const [row] = await rowsOf(
    db,
    z.object({ terms: z.array(z.string()) }),
    sql`select similar_words(${terms}::text[]) as terms`,
  );
  return row?.terms ?? [];
}
