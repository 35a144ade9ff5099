import { sql } from 'kysely';
import { z } from 'zod';
import type { HandOverLine } from '#areas/collaborators/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';

/** The own exercises that a collaborator created. They are in programs of others, so they are not deleted with them. */
export const exercisesLine: HandOverLine = {
  kind: 'exercises',
  label: 'exercises:handOver',
  isOfClients: false,
  count: async ({ db }, { membershipId }) => {
    const count = sql`select count(*)::int as total from exercises where created_by = ${membershipId}`;
    const [row] = await rowsOf(db, z.object({ total: z.number() }), count);
    return row?.total ?? 0;
  },
  handOver: async ({ db }, { from, to, ids }) => {
    const rows = await rowsOf(
      db,
      z.object({ id: z.uuid() }),
      sql`
      update exercises set created_by = ${to}
      where created_by = ${from} and ${ids ? sql`id = any(${ids}::uuid[])` : sql`true`}
      returning id`,
    );
    return rows.map(({ id }) => id);
  },
};
