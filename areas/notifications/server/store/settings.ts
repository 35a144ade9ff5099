import { sql } from 'kysely';
import { z } from 'zod';
import { NotificationChoices } from '../../contract/settings.ts';
import type { StoredChoices } from '../../rules/settings.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

/** The choices of the account and of a membership; those of the membership are empty without one. */
export async function findChoices({ db }: Transaction, membershipId: string | null): Promise<StoredChoices> {
  const [row] = await rowsOf(
    db,
    z.object({ account: NotificationChoices, personal: NotificationChoices }),
    sql`
    select coalesce((select choices from notification_defaults), '{}') as account,
      coalesce((select choices from notification_settings where membership_id = ${membershipId}), '{}') as personal`,
  );
  return row ?? { account: {}, personal: {} };
}

/** Merges key by key in one statement, so that concurrent saves of different settings are both stored. Null removes a key. */
export async function saveDefaults({ db }: Scope, choices: NotificationChoices): Promise<void> {
  await sql`
    insert into notification_defaults as stored (choices) values (${merged('{}', choices)})
    on conflict (account_id) do update set choices = ${merged('stored', choices)}`.execute(db);
}

export async function savePersonal(
  { db }: Transaction,
  membershipId: string,
  choices: NotificationChoices,
): Promise<void> {
  await sql`
    insert into notification_settings as stored (membership_id, choices)
    select id, ${merged('{}', choices)} from memberships where id = ${membershipId}
    on conflict (account_id, membership_id) do update set choices = ${merged('stored', choices)}`.execute(db);
}

function merged(into: '{}' | 'stored', { channels = {}, ...rest }: NotificationChoices) {
  const stored = into === '{}' ? sql`'{}'::jsonb` : sql`stored.choices`;
  return sql`jsonb_strip_nulls(${stored} || ${JSON.stringify(rest)}::jsonb
    || jsonb_build_object('channels', coalesce(${stored} -> 'channels', '{}') || ${JSON.stringify(channels)}::jsonb))`;
}
