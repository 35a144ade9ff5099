import { sql } from 'kysely';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';

const { count, handOver } = handOverOfRows('recipes', sql`true`);

/** The recipes that a collaborator wrote. They are only handed over: the library of the studio keeps them. */
export const recipesLine: HandOverLine = {
  kind: 'recipes',
  label: 'recipes:handOver.recipes',
  isOfClients: false,
  count,
  handOver,
};
