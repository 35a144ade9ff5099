import { sql } from 'kysely';
import { type HandOverLine, handOverOfRows } from '#areas/collaborators/server/public.ts';

/** The templates of the library that a collaborator created. */
export const templatesLine: HandOverLine = {
  kind: 'templates',
  label: 'programs:handOver.templates',
  isOfClients: false,
  ...handOverOfRows('programs', sql`client_id is null`),
};

/** The programs that a collaborator assigned to clients. */
export const copiesLine: HandOverLine = {
  kind: 'programs',
  label: 'programs:handOver.copies',
  isOfClients: true,
  ...handOverOfRows('programs', sql`client_id is not null`),
};
