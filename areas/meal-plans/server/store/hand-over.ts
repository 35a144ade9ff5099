import { type SqlBool, sql } from 'kysely';
import { type HandOverLine, handOverOfRows, isOfOwner } from '#areas/collaborators/server/public.ts';
import { removeCopies } from './copies.ts';

const isCopy = sql<SqlBool>`client_id is not null and archived_at is null`;

/** The templates of the library that a collaborator created. */
export const templatesLine: HandOverLine = {
  kind: 'meal_plan_templates',
  label: 'meal-plans:handOver.templates',
  isOfClients: false,
  ...handOverOfRows('meal_plans', sql`client_id is null`),
};

/** The meal plans that a collaborator assigned to clients. */
export const copiesLine: HandOverLine = {
  kind: 'meal_plans',
  label: 'meal-plans:handOver.copies',
  isOfClients: true,
  ...handOverOfRows('meal_plans', isCopy),
  delete: async (scope, owner) => {
    await removeCopies(scope, isOfOwner(owner, isCopy));
  },
};
