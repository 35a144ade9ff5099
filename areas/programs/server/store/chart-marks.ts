import { sql } from 'kysely';
import type { MarkSource } from '#areas/metrics/server/public.ts';
import { today } from '#shell/server/database/today.ts';

/** The starts of the programs of a client. */
export const programMarks: MarkSource = {
  kind: 'program',
  permission: 'view programs',
  rows: (scope, clientId) => sql`
    select id, starts_on, title from programs where client_id = ${clientId} and starts_on <= ${today(scope)}`,
};
