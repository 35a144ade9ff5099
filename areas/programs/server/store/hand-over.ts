import { sql } from 'kysely';
import { z } from 'zod';
import type { HandOver, HandOverLine, HandOverOwner } from '#areas/collaborators/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const isTemplate = sql`client_id is null`;
const isCopy = sql`client_id is not null`;

/** The templates of the library that a collaborator created. */
export const templatesLine: HandOverLine = {
  kind: 'templates',
  label: 'programs:handOver.templates',
  isOfClients: false,
  ...operations(isTemplate),
};

/** The programs that a collaborator assigned to clients. */
export const copiesLine: HandOverLine = {
  kind: 'programs',
  label: 'programs:handOver.copies',
  isOfClients: true,
  ...operations(isCopy),
};

function operations(isOfKind: typeof isTemplate): Pick<HandOverLine, 'count' | 'handOver' | 'delete'> {
  const isOf = ({ membershipId, clientId }: HandOverOwner) =>
    sql`${isOfKind} and created_by = ${membershipId} and ${clientId ? sql`client_id = ${clientId}` : sql`true`}`;
  return {
    count: async ({ db }: Scope, owner: HandOverOwner) => {
      const count = sql`select count(*)::int as total from programs where ${isOf(owner)}`;
      const [row] = await rowsOf(db, z.object({ total: z.number() }), count);
      return row?.total ?? 0;
    },
    handOver: async ({ db }: Scope, { from, to, clientId, ids }: HandOver) => {
      const rows = await rowsOf(
        db,
        z.object({ id: z.uuid() }),
        sql`
        update programs set created_by = ${to}
        where ${isOf({ membershipId: from, clientId })} and ${ids ? sql`id = any(${ids}::uuid[])` : sql`true`}
        returning id`,
      );
      return rows.map(({ id }) => id);
    },
    delete: async ({ db }: Scope, owner: HandOverOwner) => {
      await sql`delete from programs where ${isOf(owner)}`.execute(db);
    },
  };
}
