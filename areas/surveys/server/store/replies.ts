import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { lastReplyAbout } from '#areas/chats/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { mayRead } from './unread.ts';

/** Messages of the chat point at answers with this kind. */
export const referenceKind = 'check_in';

/** SQL for the time of the last message or task of a professional about the row of `check_ins`. */
export const repliedAt: RawBuilder<string | null> = sql`greatest(
  ${lastReplyAbout(referenceKind, sql`check_ins.id`)},
  (select max(created_at) from check_in_tasks where check_in_id = check_ins.id))`;

const Reference = z.object({ id: z.uuid(), clientId: z.uuid(), name: z.string(), dueOn: z.string() });

/** Check-ins that messages point at and the caller may open. */
export async function findReferenced(scope: Scope, ids: readonly string[]): Promise<z.output<typeof Reference>[]> {
  const given: RawBuilder<unknown> = sql`${ids}::uuid[]`;
  return rowsOf(
    scope.db,
    Reference,
    sql`
    select check_ins.id, check_ins.client_id as "clientId", surveys.name, check_ins.due_on as "dueOn"
    from check_ins join surveys on surveys.id = check_ins.survey_id
    where check_ins.id = any(${given}) and ${mayRead(scope)}`,
  );
}
