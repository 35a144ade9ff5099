import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { clientZone, isCoached, isNotWithdrawn } from '#areas/clients/server/public.ts';
import type { NextReminder, ReminderSchedule } from '../../rules/reminder.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

/** Of all accounts, those with reminders that are due. */
export async function findDueAccounts({ db }: Transaction, limit: number): Promise<string[]> {
  const accounts = sql`select account_id as id from accounts_with_due_reminders(now(), ${limit})`;
  return (await rowsOf(db, z.object({ id: z.uuid() }), accounts)).map(({ id }) => id);
}

const DueReminder = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  /** The code of a built-in type, or null. */
  type: z.string().nullable(),
  /** The name of an own type, or null. */
  name: z.string().nullable(),
  everyDays: z.number().int().nullable(),
  weekdays: z.array(z.number().int()),
  time: z.string(),
  startsOn: z.string(),
  nextOn: z.string(),
  timeZone: z.string(),
  /** Whether the client may be reminded and has no value of the day. */
  isWanted: z.boolean(),
});
export type DueReminder = z.output<typeof DueReminder>;

/** SQL condition: a value of a row of `client_metrics`, on days that a condition of `local_day` selects. */
function isMeasured(days: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`exists (
    select from measurements where client_id = client_metrics.client_id and type = client_metrics.type and ${days}
    union all
    select from measurements
    where own_type_id = client_metrics.own_type_id and client_id = client_metrics.client_id and ${days})`;
}

/** Reminders whose time has come, locked until the transaction ends. */
export async function lockDue({ db }: Transaction, limit: number): Promise<DueReminder[]> {
  return rowsOf(
    db,
    DueReminder,
    sql`
    select client_metrics.id, client_metrics.client_id as "clientId", client_metrics.type, metric_types.name,
      remind_every_days as "everyDays", coalesce(to_jsonb(remind_weekdays), '[]') as weekdays,
      to_char(remind_time, 'HH24:MI') as time, remind_from as "startsOn", next_reminder_on as "nextOn",
      ${clientZone('client_metrics.client_id')} as "timeZone",
      ${isCoached()} and ${isNotWithdrawn('health_data', 'clients.id')}
        and not ${isMeasured(sql`local_day = next_reminder_on`)} as "isWanted"
    from client_metrics join clients on clients.id = client_metrics.client_id
      left join metric_types on metric_types.id = client_metrics.own_type_id
    where next_reminder_at <= now() order by next_reminder_at limit ${limit} for update of client_metrics skip locked`,
  );
}

interface Planned {
  id: string;
  next: NextReminder;
  /** The day of which the client is reminded now; null: of none. */
  remindedOn: string | null;
}

export async function setNextReminders({ db }: Transaction, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ id, next, remindedOn }) => ({
    id,
    day: next.day,
    at: next.at.toISOString(),
    remindedOn,
  }));
  await sql`
    update client_metrics set next_reminder_on = day, next_reminder_at = at,
      reminded_on = coalesce("remindedOn", reminded_on)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, day date, at timestamptz, "remindedOn" date)
    where client_metrics.id = given.id`.execute(db);
}

/** Replaces the reminder of a metric, or removes it. */
export async function saveReminder(
  { db }: Transaction,
  id: string,
  reminder: { schedule: ReminderSchedule; next: NextReminder } | null,
): Promise<void> {
  const { schedule, next } = reminder ?? {};
  await sql`
    update client_metrics set remind_every_days = ${schedule?.everyDays ?? null},
      remind_weekdays = ${schedule && schedule.everyDays === null ? schedule.weekdays : null}::smallint[],
      remind_time = ${schedule?.time ?? null}::time, remind_from = ${schedule?.startsOn ?? null}::date,
      next_reminder_on = ${next?.day ?? null}::date, next_reminder_at = ${next?.at.toISOString() ?? null}::timestamptz,
      reminded_on = null
    where id = ${id}`.execute(db);
}

/** Ends the reminders of a client whose day, or a later one, has a value now. Returns the ids of their metrics. */
export async function endMeasured({ db }: Pick<Scope, 'db'>, clientId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    update client_metrics set reminded_on = null
    where client_id = ${clientId} and reminded_on is not null
      and ${isMeasured(sql`local_day >= client_metrics.reminded_on`)}
    returning id`,
  );
  return rows.map(({ id }) => id);
}
