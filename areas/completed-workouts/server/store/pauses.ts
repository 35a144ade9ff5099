import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { Pause } from '#areas/programs/contract/document.ts';

export const PausesOfClient = z.array(Pause);

/** SQL for the pauses of all programs of a client, as a JSON list. */
export function pausesOfClient(clientId: string): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(pause), '[]') from programs cross join jsonb_array_elements(pauses) pause
    where programs.client_id = ${clientId})`;
}
