import { sql } from 'kysely';
import { z } from 'zod';
import { todayOf } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

const PastTrainingDays = z.object({
  /** The first and the last recorded day. */
  startsOn: z.string(),
  endsOn: z.string(),
  /** The recorded days on which the client was to train, in order. */
  days: z.array(z.string()),
});
export type PastTrainingDays = z.output<typeof PastTrainingDays>;

export async function findPastTrainingDays(
  { db }: Transaction,
  clientId: string,
): Promise<PastTrainingDays | undefined> {
  const [row] = await rowsOf(
    db,
    PastTrainingDays,
    sql`
    select starts_on as "startsOn", ends_on as "endsOn", to_jsonb(days) as days
    from past_training_days where client_id = ${clientId}`,
  );
  return row;
}

/** Of all accounts, those whose clients had programs on days that are not recorded. */
export async function findUnrecordedAccounts({ db }: Transaction): Promise<string[]> {
  const accounts = sql`select account_id as id from accounts_with_unrecorded_training_days()`;
  return (await rowsOf(db, z.object({ id: z.uuid() }), accounts)).map(({ id }) => id);
}

const UnrecordedDays = z.object({
  clientId: z.uuid(),
  /** The first day that is not recorded, and yesterday in the time zone of the client. */
  from: z.string(),
  until: z.string(),
  /** The programs of these days. */
  programIds: z.array(z.uuid()),
});
export type UnrecordedDays = z.output<typeof UnrecordedDays>;

/** Clients of the account with programs on days that are over and not recorded. */
export async function findUnrecordedDays({ db }: Transaction, limit: number): Promise<UnrecordedDays[]> {
  return rowsOf(
    db,
    UnrecordedDays,
    sql`
    select clients.id as "clientId", coalesce(past.ends_on + 1, min(programs.starts_on)) as "from",
      day.yesterday as "until", jsonb_agg(programs.id) as "programIds"
    from clients cross join lateral (
        select ${todayOf('clients.id')} - 1 as yesterday) day
      left join past_training_days past on past.client_id = clients.id
      join programs on programs.client_id = clients.id and programs.starts_on <= day.yesterday
        and programs.ends_on > coalesce(past.ends_on, '-infinity')
    where coalesce(past.ends_on, '-infinity') < day.yesterday
    group by clients.id, day.yesterday, past.ends_on order by clients.id limit ${limit}`,
  );
}

/** Adds recorded days, unless a job that ran at the same time has added them. */
export async function addPastTrainingDays(
  { db }: Transaction,
  recorded: readonly (PastTrainingDays & { clientId: string })[],
): Promise<void> {
  await sql`
    insert into past_training_days (client_id, starts_on, ends_on, days)
    select "clientId", "startsOn", "endsOn", array(select jsonb_array_elements_text(days)::date)
    from jsonb_to_recordset(${JSON.stringify(recorded)}::jsonb)
      as given ("clientId" uuid, "startsOn" date, "endsOn" date, days jsonb)
    on conflict (account_id, client_id) do update
      set ends_on = excluded.ends_on, days = past_training_days.days || excluded.days
      where past_training_days.ends_on + 1 = excluded.starts_on`.execute(db);
}
