import { sql } from 'kysely';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';
import { emitRecipeChanged } from '../live.ts';

const { count, handOver } = handOverOfRows('recipes', sql`true`, { emit: emitRecipeChanged });

/** The recipes that a collaborator wrote. They are only handed over: the library of the studio keeps them. */
export const recipesLine: HandOverLine = {
  kind: 'recipes',
  label: 'recipes:handOver.recipes',
  isOfClients: false,
  seenWith: async () => [['view recipes']],
  count,
  handOver,
};
