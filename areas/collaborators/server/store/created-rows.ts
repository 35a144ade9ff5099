import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { HandOver, HandOverLine, HandOverOwner } from '../hand-over.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Tables whose rows belong to the membership in `created_by` or `author_id`, and to a client in `client_id` or to none. */
type CreatedTable = 'programs' | 'meal_plans' | 'macros' | 'recipes' | 'aliments' | 'nutritional_advices';
type CreatorColumn = 'created_by' | 'author_id';

type Operations = Pick<HandOverLine, 'count' | 'handOver'> & {
  delete(scope: Scope, owner: HandOverOwner): Promise<void>;
};

/** The operations of a hand-over line for the rows of a table that match the condition. */
export function handOverOfRows(
  table: CreatedTable,
  condition: RawBuilder<SqlBool>,
  creator: CreatorColumn = 'created_by',
): Operations {
  const rows = sql.table(table);
  return {
    count: async ({ db }, owner) => {
      const count = sql`select count(*)::int as total from ${rows} where ${isOf(owner, condition, creator)}`;
      const [row] = await rowsOf(db, z.object({ total: z.number() }), count);
      return row?.total ?? 0;
    },
    handOver: async ({ db }, { from, to, clientId, ids }: HandOver) => {
      const owner = { membershipId: from, clientId };
      const moved = await rowsOf(
        db,
        z.object({ id: z.uuid() }),
        sql`
        update ${rows} set ${sql.ref(creator)} = ${to}
        where ${isOf(owner, condition, creator)} and ${ids ? sql`id = any(${ids}::uuid[])` : sql`true`}
        returning id`,
      );
      return moved.map(({ id }) => id);
    },
    delete: async ({ db }, owner) => {
      await sql`delete from ${rows} where ${isOf(owner, condition, creator)}`.execute(db);
    },
  };
}

/** SQL condition: whether a row matches the condition, was created by the membership, and is of the client if one is named. */
export function isOf(
  { membershipId, clientId }: HandOverOwner,
  condition: RawBuilder<SqlBool>,
  creator: CreatorColumn = 'created_by',
): RawBuilder<SqlBool> {
  return sql`(${condition} and ${sql.ref(creator)} = ${membershipId}
    and ${clientId ? sql`client_id = ${clientId}` : sql`true`})`;
}
