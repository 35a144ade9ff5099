import { sql } from 'kysely';
import type { HandOver, HandOverLine, HandOverOwner } from '#areas/collaborators/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** The broadcasts of a collaborator that are not finished. They are sent in the name of the new author, or stopped. */
export const broadcastsLine: HandOverLine = {
  kind: 'broadcasts',
  label: 'broadcasts:handOver',
  isOfClients: false,
  count: async ({ db }: Scope, { membershipId }: HandOverOwner) => {
    const unfinished = db
      .selectFrom('broadcasts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('author_id', '=', membershipId)
      .where('finished_at', 'is', null)
      .where('stopped_at', 'is', null);
    return (await unfinished.executeTakeFirstOrThrow()).total;
  },
  handOver: async ({ db }: Scope, { from, to, ids }: HandOver) => {
    let passed = db.updateTable('broadcasts').set({ author_id: to }).where('author_id', '=', from);
    if (ids) passed = passed.where('id', 'in', ids);
    const rows = await passed
      .where('finished_at', 'is', null)
      .where('stopped_at', 'is', null)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  },
  delete: async ({ db }: Scope, { membershipId }: HandOverOwner) => {
    await db
      .updateTable('broadcasts')
      .set({ stopped_at: sql<string>`now()` })
      .where('author_id', '=', membershipId)
      .where('finished_at', 'is', null)
      .where('stopped_at', 'is', null)
      .execute();
    return [];
  },
};
