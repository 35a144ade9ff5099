import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { HandOver, HandOverLine, HandOverOwner } from '#areas/collaborators/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The conversations that a collaborator is to answer. */
export const conversationsLine: HandOverLine = {
  kind: 'conversations',
  label: 'chats:handOver.conversations',
  isOfClients: true,
  ...operations({ table: 'conversations', owner: 'assigned_to', client: 'id' }),
};

/** The messages that a collaborator has written to be sent later. They are sent in the name of the new author. */
export const scheduledLine: HandOverLine = {
  kind: 'scheduled-messages',
  label: 'chats:handOver.scheduled',
  isOfClients: true,
  ...operations({ table: 'scheduled_messages', owner: 'author_id', client: 'conversation_id' }),
  delete: async ({ db }: Scope, { membershipId, clientId }: HandOverOwner) => {
    await sql`
      delete from scheduled_messages
      where author_id = ${membershipId} and ${clientId ? sql`conversation_id = ${clientId}` : sql`true`}`.execute(db);
    return [];
  },
};

interface OwnedTable {
  table: 'conversations' | 'scheduled_messages';
  /** Column of the owner, and of the client. */
  owner: string;
  client: string;
}

function operations({ table, owner, client }: OwnedTable): Pick<HandOverLine, 'count' | 'handOver'> {
  const isOf = ({ membershipId, clientId }: HandOverOwner): RawBuilder<unknown> =>
    sql`${sql.ref(owner)} = ${membershipId} and ${clientId ? sql`${sql.ref(client)} = ${clientId}` : sql`true`}`;
  return {
    count: async ({ db }: Scope, of: HandOverOwner) => {
      const count = sql`select count(*)::int as total from ${sql.table(table)} where ${isOf(of)}`;
      return (await rowsOf(db, z.object({ total: z.int() }), count))[0]?.total ?? 0;
    },
    handOver: async ({ db }: Scope, { from, to, clientId, ids }: HandOver) => {
      const rows = await rowsOf(
        db,
        z.object({ id: z.uuid() }),
        sql`
        update ${sql.table(table)} set ${sql.ref(owner)} = ${to}
        where ${isOf({ membershipId: from, clientId })} and ${ids ? sql`id = any(${ids}::uuid[])` : sql`true`}
        returning id`,
      );
      return rows.map(({ id }) => id);
    },
  };
}
