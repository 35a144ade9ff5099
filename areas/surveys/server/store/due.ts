import { sql } from 'kysely';
import { z } from 'zod';
import { clientZone, isCoached, isNotWithdrawn } from '#areas/clients/server/public.ts';
import { SurveyAssignment } from '../../contract/assignments.ts';
import type { Step } from '../../rules/schedule.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Transaction } from '#shell/server/database/scope.ts';

/** Of all accounts, those with something to do now. */
export async function findDueAccounts({ db }: Transaction, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`select account_id as id from accounts_with_due_check_ins(now(), ${limit})`,
  );
  return rows.map(({ id }) => id);
}

const DueAssignment = SurveyAssignment.omit({
  clientName: true,
  misses: true,
  stoppedFor: true,
  version: true,
}).extend({
  nextOn: z.string(),
  timeZone: z.string(),
  isActive: z.boolean(),
});
export type DueAssignment = z.output<typeof DueAssignment>;

const isConsentWithdrawn = sql`not ${isNotWithdrawn('health_data', 'due.client_id')}`;

/** Assignments whose next day has begun for their client, locked until the transaction ends. */
export async function lockDueAssignments({ db }: Transaction, limit: number): Promise<DueAssignment[]> {
  return rowsOf(
    db,
    DueAssignment,
    sql`
    select due.id, due.survey_id as "surveyId", surveys.name as "surveyName", due.client_id as "clientId", due.repeats,
      due.weekday, due.month_day as "monthDay", due.starts_on as "startsOn", due.ends_on as "endsOn",
      due.paused_from as "pausedFrom", due.paused_until as "pausedUntil", due.next_on as "nextOn",
      ${clientZone('due.client_id')} as "timeZone", ${isCoached()} as "isActive",
      ${isConsentWithdrawn} as "isConsentWithdrawn"
    from survey_assignments due join surveys on surveys.id = due.survey_id join clients on clients.id = due.client_id
    where due.next_at <= now() order by due.next_at limit ${limit} for update of due skip locked`,
  );
}

export interface OpenedCheckIn {
  id: string;
  assignmentId: string;
  surveyId: string;
  clientId: string;
  dueOn: string;
  closesOn: string | null;
  step: Step | null;
  stepAt: string | null;
}

/** Opens check-ins; one of a day that was excused stays so. Returns the ids of the opened ones. */
export async function insertCheckIns(
  { db }: Transaction,
  opened: readonly OpenedCheckIn[],
): Promise<ReadonlySet<string>> {
  if (opened.length === 0) return new Set();
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    insert into check_ins (id, survey_id, client_id, assignment_id, due_on, closes_on, state, next_step, next_step_at)
    select id, "surveyId", "clientId", "assignmentId", "dueOn", "closesOn", 'open', step, "stepAt"
    from jsonb_to_recordset(${JSON.stringify(opened)}::jsonb) as given (id uuid, "surveyId" uuid, "clientId" uuid,
      "assignmentId" uuid, "dueOn" date, "closesOn" date, step smallint, "stepAt" timestamptz)
    on conflict (account_id, assignment_id, due_on) do nothing
    returning id`,
  );
  return new Set(rows.map(({ id }) => id));
}

interface NextTime {
  id: string;
  nextOn: string | null;
  nextAt: string | null;
}

export async function setNextTimes({ db }: Transaction, times: readonly NextTime[]): Promise<void> {
  await sql`
    update survey_assignments set next_on = given."nextOn", next_at = given."nextAt"
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as given (id uuid, "nextOn" date, "nextAt" timestamptz)
    where survey_assignments.id = given.id`.execute(db);
}

const DueCheckIn = z.object({
  id: z.uuid(),
  assignmentId: z.uuid().nullable(),
  clientId: z.uuid(),
  surveyName: z.string(),
  dueOn: z.string(),
  closesOn: z.string().nullable(),
  step: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  stepAt: z.string(),
  timeZone: z.string(),
  /** Whether the client has withdrawn the consent to health data, without which they cannot answer. */
  isConsentWithdrawn: z.boolean(),
});
export type DueCheckIn = z.output<typeof DueCheckIn>;

/** Check-ins to remind of or to end, locked until the transaction ends. */
export async function lockDueCheckIns({ db }: Transaction, limit: number): Promise<DueCheckIn[]> {
  return rowsOf(
    db,
    DueCheckIn,
    sql`
    select due.id, due.assignment_id as "assignmentId", due.client_id as "clientId", surveys.name as "surveyName",
      due.due_on as "dueOn", due.closes_on as "closesOn", due.next_step as step,
      due.next_step_at as "stepAt", ${clientZone('due.client_id')} as "timeZone",
      ${isConsentWithdrawn} as "isConsentWithdrawn"
    from check_ins due join surveys on surveys.id = due.survey_id
    where due.next_step_at <= now() and due.state in ('open', 'draft')
    order by due.next_step_at limit ${limit} for update of due skip locked`,
  );
}

interface NextStep {
  id: string;
  step: Step | null;
  stepAt: string | null;
  /** Whether the days of the check-in are over. */
  isOver: boolean;
  isConsentWithdrawn: boolean;
}

/**
 * A check-in whose days are over is missed. One that the client could not answer for want of the consent to health data is not expected,
 * unless they have begun it: begun answers can still be sent.
 */
export async function setNextSteps({ db }: Transaction, steps: readonly NextStep[]): Promise<void> {
  await sql`
    update check_ins set next_step = given.step, next_step_at = given."stepAt",
      state = case when not given."isOver" then check_ins.state
        when given."isConsentWithdrawn" and check_ins.state = 'open' then 'excused' else 'missed' end
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as given (id uuid, step smallint, "stepAt" timestamptz, "isOver" boolean, "isConsentWithdrawn" boolean)
    where check_ins.id = given.id`.execute(db);
}

/**
 * Counts a miss for each assignment that still runs, and stops those that reach the maximum. Without the consent to health data the client
 * could not answer, which is no miss. Returns the ids of the stopped ones.
 */
export async function addMisses(
  { db }: Transaction,
  assignmentIds: readonly string[],
  most: number,
): Promise<ReadonlySet<string>> {
  if (assignmentIds.length === 0) return new Set();
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid(), isStopped: z.boolean() }),
    sql`
    update survey_assignments set misses = misses + 1,
      stopped_for = case when misses + 1 >= ${most} then coalesce(stopped_for, 'misses') else stopped_for end,
      next_on = case when misses + 1 >= ${most} then null else next_on end,
      next_at = case when misses + 1 >= ${most} then null else next_at end
    where id = any(${assignmentIds}::uuid[]) and stopped_for is null
      and ${isNotWithdrawn('health_data', 'survey_assignments.client_id')}
    returning id, stopped_for is not distinct from 'misses' as "isStopped"`,
  );
  return new Set(rows.flatMap(({ id, isStopped }) => (isStopped ? [id] : [])));
}
