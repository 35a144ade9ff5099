import { sql } from 'kysely';
import { type HandOverLine, removableRows } from '#areas/collaborators/server/public.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { publish } from '#shell/server/events.ts';
import { macrosDeleted } from '../events.ts';
import { emitMacroChanged } from '../live.ts';
import { alignEnds } from './copies.ts';

/** The templates of the library that a collaborator created. */
export const templatesLine: HandOverLine = {
  kind: 'macro_templates',
  label: 'macros:handOver.templates',
  isOfClients: false,
  seenWith: async () => [['view macros']],
  ...removableRows('macros', sql`client_id is null`, {
    emit: (scope) => emitMacroChanged(scope, []),
    onChanged: async () => {},
  }),
};

/** The targets that a collaborator assigned to clients. */
export const copiesLine: HandOverLine = {
  kind: 'macros',
  label: 'macros:handOver.copies',
  isOfClients: true,
  seenWith: async () => [['view macros']],
  ...removableRows('macros', sql`client_id is not null`, {
    emit: async (scope, ids) => {
      const clientIds = await clientsOf(scope, ids);
      if (clientIds.length > 0) await emitMacroChanged(scope, clientIds);
    },
    onChanged: async (scope, { change, ids, clientIds }) => {
      await alignEnds(scope, clientIds);
      if (change === 'deleted') await publish(scope, macrosDeleted, { macroIds: ids });
    },
  }),
};

async function clientsOf({ db }: Scope, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('macros').select('client_id').distinct().where('id', 'in', ids).execute();
  return rows.flatMap(({ client_id }) => client_id ?? []);
}
