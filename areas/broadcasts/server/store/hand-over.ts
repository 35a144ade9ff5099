import { sql } from 'kysely';
import { professionalsOfAccount } from '#areas/clients/server/public.ts';
import type { HandOver, HandOverLine, HandOverOwner } from '#areas/collaborators/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { emitLiveEvent } from '#shell/server/realtime/emit.ts';
import { broadcastChanged } from '../../contract.ts';

/**
 * The broadcasts of a collaborator that are not finished. They are sent in the name of the new author, or stopped. The undo of a
 * removal sends stopped ones at their time; those whose time has passed stay stopped.
 */
export const broadcastsLine: HandOverLine = {
  kind: 'broadcasts',
  label: 'broadcasts:handOver',
  restoreNote: 'broadcasts:restored',
  isOfClients: false,
  seenWith: async () => [['create chats']],
  count: async ({ db }: Scope, { membershipId }: HandOverOwner) => {
    const unfinished = db
      .selectFrom('broadcasts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('author_id', '=', membershipId)
      .where('finished_at', 'is', null)
      .where('stopped_at', 'is', null);
    return (await unfinished.executeTakeFirstOrThrow()).total;
  },
  handOver: async (scope: Scope, { from, to, ids }: HandOver) => {
    let passed = scope.db.updateTable('broadcasts').set({ author_id: to }).where('author_id', '=', from);
    if (ids) passed = passed.where('id', 'in', ids);
    const rows = await passed
      .where('finished_at', 'is', null)
      .where('stopped_at', 'is', null)
      .returning('id')
      .execute();
    return idsAfterEvent(scope, rows);
  },
  // They stay in the list as stopped ones, so the ids are all that the undo needs.
  delete: async (scope: Scope, { membershipId }: HandOverOwner) => {
    const stopped = await scope.db
      .updateTable('broadcasts')
      .set({ stopped_at: sql<string>`now()` })
      .where('author_id', '=', membershipId)
      .where('finished_at', 'is', null)
      .where('stopped_at', 'is', null)
      .returning('id')
      .execute();
    return idsAfterEvent(scope, stopped);
  },
  restore: async (scope: Scope, { ids }) => {
    if (ids.length === 0) return;
    const waiting = await scope.db
      .updateTable('broadcasts')
      .set({ stopped_at: null })
      .where('id', 'in', ids)
      .where('finished_at', 'is', null)
      .where('send_at', '>', sql<string>`now()`)
      .returning('id')
      .execute();
    await idsAfterEvent(scope, waiting);
  },
};

/** The open apps of the professionals show who sends them, and whether. */
async function idsAfterEvent(scope: Scope, broadcasts: readonly { id: string }[]): Promise<string[]> {
  const membershipIds = broadcasts.length > 0 ? await professionalsOfAccount(scope) : [];
  for (const { id } of broadcasts) emitLiveEvent(scope, broadcastChanged, { membershipIds, data: { broadcastId: id } });
  return broadcasts.map(({ id }) => id);
}
