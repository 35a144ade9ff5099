import { sql } from 'kysely';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';
import { emitExercisesChanged } from '../live.ts';

/** The own exercises that a collaborator created. They are in programs of others, so they are not deleted with them. */
export const exercisesLine: HandOverLine = {
  kind: 'exercises',
  label: 'exercises:handOver',
  isOfClients: false,
  seenWith: async () => [['view exercises']],
  ...handOverOfRows('exercises', sql`true`, { emit: emitExercisesChanged }),
};
