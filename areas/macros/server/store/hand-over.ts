import { sql } from 'kysely';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';

/** The templates of the library that a collaborator created. */
export const templatesLine: HandOverLine = {
  kind: 'macro_templates',
  label: 'macros:handOver.templates',
  isOfClients: false,
  ...handOverOfRows('macros', sql`client_id is null`),
};

/** The targets that a collaborator assigned to clients. */
export const copiesLine: HandOverLine = {
  kind: 'macros',
  label: 'macros:handOver.copies',
  isOfClients: true,
  ...handOverOfRows('macros', sql`client_id is not null`),
};
