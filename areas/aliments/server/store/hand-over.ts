import { sql } from 'kysely';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';
import { emitAlimentChanged } from '../live.ts';

const { count, handOver } = handOverOfRows('aliments', sql`true`, { emit: emitAlimentChanged });

/** The own foods that a collaborator created. Recipes of others have them, so they are not deleted with the collaborator. */
export const alimentsLine: HandOverLine = {
  kind: 'aliments',
  label: 'aliments:handOver',
  isOfClients: false,
  seenWith: async () => [['view aliments']],
  count,
  handOver,
};
