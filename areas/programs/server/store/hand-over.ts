import { sql } from 'kysely';
import { type HandOverLine, type RemovableOptions, removableRows } from '#areas/collaborators/server/public.ts';
import { publish } from '#shell/server/events.ts';
import { programsDeleted } from '../events.ts';
import { emitProgramsChanged } from '../live.ts';

const options: RemovableOptions = {
  emit: emitProgramsChanged,
  onChanged: async (scope, { change, ids }) => {
    if (change === 'deleted') await publish(scope, programsDeleted, { programIds: ids });
  },
};

/** The templates of the library that a collaborator created. */
export const templatesLine: HandOverLine = {
  kind: 'templates',
  label: 'programs:handOver.templates',
  isOfClients: false,
  seenWith: async () => [['view programs']],
  ...removableRows('programs', sql`client_id is null`, options),
};

/** The programs that a collaborator assigned to clients. */
export const copiesLine: HandOverLine = {
  kind: 'programs',
  label: 'programs:handOver.copies',
  isOfClients: true,
  seenWith: async () => [['view programs']],
  ...removableRows('programs', sql`client_id is not null`, options),
};
