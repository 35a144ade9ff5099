import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { AssignableClient } from '#areas/assignments/contract.ts';
import { clientZone, isCoached, isNotWithdrawn, isVisibleClient } from '#areas/clients/server/public.ts';
import { SurveyAssignment } from '../../contract/assignments.ts';
import type { Schedule } from '../../rules/schedule.ts';
import { containsPattern, paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope, Transaction } from '#shell/server/database/scope.ts';

interface AssignableFilters {
  surveyId: string;
  search?: string | undefined;
  page: number;
}

/** Active clients visible to the caller, by name, with the surveys that they are asked now. */
export async function findAssignable(
  scope: Scope,
  { surveyId, search, page }: AssignableFilters,
): Promise<{ clients: AssignableClient[]; nextPage: number }> {
  const running = sql`survey_assignments where survey_assignments.client_id = clients.id and next_on is not null`;
  let clients = scope.db
    .selectFrom('clients')
    .select([
      'clients.id',
      'clients.name',
      sql<string[]>`array(select (select name from surveys where surveys.id = survey_id) from ${running}
        order by created_at)`.as('titles'),
      sql<SqlBool>`exists (select from ${running} and survey_id = ${surveyId})`.$castTo<boolean>().as('hasCopy'),
    ])
    .where(isCoached())
    .where(isVisibleClient(scope));
  if (search) clients = clients.where('clients.name', 'ilike', containsPattern(search));
  const { rows, nextPage } = await paginate(clients.orderBy(sql`lower(clients.name)`).orderBy('clients.id'), page);
  const followed = rows.map(({ titles: [current = null, ...others], ...client }) => ({ ...client, current, others }));
  return { clients: followed, nextPage };
}

/** The time zone of each client. */
export async function findZones(
  { db }: Transaction,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid(), timeZone: z.string() }),
    sql`select clients.id, ${clientZone('clients.id')} as "timeZone" from clients where clients.id = any(${clientIds}::uuid[])`,
  );
  return new Map(rows.map(({ id, timeZone }) => [id, timeZone]));
}

/** When a client is asked next; null: never. */
export interface NextTime {
  nextOn: string | null;
  nextAt: string | null;
}

type NewAssignment = NextTime & { id: string; clientId: string };

export async function insertAssignments(
  { db }: Scope,
  {
    surveyId,
    repeats,
    weekday,
    monthDay,
    startsOn,
    endsOn,
  }: Omit<Schedule, 'pausedFrom' | 'pausedUntil'> & { surveyId: string },
  assignments: readonly NewAssignment[],
): Promise<void> {
  await sql`
    insert into survey_assignments
      (id, survey_id, client_id, repeats, weekday, month_day, starts_on, ends_on, next_on, next_at)
    select id, ${surveyId}::uuid, "clientId", ${repeats}, ${weekday}::smallint, ${monthDay}::smallint, ${startsOn}::date,
      ${endsOn}::date, "nextOn", "nextAt"
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb)
      as given (id uuid, "clientId" uuid, "nextOn" date, "nextAt" timestamptz)`.execute(db);
}

/** Ends what the clients are still asked with this survey, before they are asked by another schedule. */
export async function stopOfClients({ db }: Scope, surveyId: string, clientIds: readonly string[]): Promise<void> {
  await sql`
    update survey_assignments set stopped_for = 'professional', next_on = null, next_at = null
    where survey_id = ${surveyId} and client_id = any(${clientIds}::uuid[]) and stopped_for is null
      and next_on is not null`.execute(db);
}

function select(scope: Scope) {
  return scope.db
    .selectFrom('survey_assignments')
    .innerJoin('surveys', 'surveys.id', 'survey_assignments.survey_id')
    .innerJoin('clients', 'clients.id', 'survey_assignments.client_id')
    .select([
      'survey_assignments.id',
      'survey_assignments.survey_id as surveyId',
      'surveys.name as surveyName',
      'survey_assignments.client_id as clientId',
      'clients.name as clientName',
      sql<SurveyAssignment['repeats']>`survey_assignments.repeats`.as('repeats'),
      'survey_assignments.weekday',
      'survey_assignments.month_day as monthDay',
      'survey_assignments.starts_on as startsOn',
      'survey_assignments.ends_on as endsOn',
      'survey_assignments.paused_from as pausedFrom',
      'survey_assignments.paused_until as pausedUntil',
      'survey_assignments.misses',
      sql<SurveyAssignment['stoppedFor']>`survey_assignments.stopped_for`.as('stoppedFor'),
      'survey_assignments.next_on as nextOn',
      sql<boolean>`not ${isNotWithdrawn('health_data')}`.as('isConsentWithdrawn'),
      'survey_assignments.version',
    ])
    .where(isVisibleClient(scope, 'survey_assignments.client_id'));
}

type Owner = { surveyId: string } | { clientId: string };

/** SQL condition: whether the client is asked the same survey by a later assignment, so that the end of this one says nothing. */
const isReplaced = sql<SqlBool>`(survey_assignments.stopped_for is not null and exists (
  select from survey_assignments later where later.client_id = survey_assignments.client_id
    and later.survey_id = survey_assignments.survey_id and later.created_at > survey_assignments.created_at))`;

/** The assignments of a survey or of a client, the newest first, without those that ended before a later one of the same survey. */
export async function findAssignments(
  scope: Scope,
  owner: Owner,
  page: number,
): Promise<{ assignments: SurveyAssignment[]; nextPage: number }> {
  const [column, id] =
    'surveyId' in owner
      ? (['survey_assignments.survey_id', owner.surveyId] as const)
      : (['survey_assignments.client_id', owner.clientId] as const);
  const list = select(scope)
    .where(column, '=', id)
    .where(sql<SqlBool>`not ${isReplaced}`)
    .orderBy('survey_assignments.created_at', 'desc')
    .orderBy('survey_assignments.id');
  const { rows, nextPage } = await paginate(list, page);
  return { assignments: checkedRows(SurveyAssignment, rows), nextPage };
}

export async function findAssignment(scope: Scope, id: string): Promise<SurveyAssignment | undefined> {
  const rows = await select(scope).where('survey_assignments.id', '=', id).execute();
  return checkedRows(SurveyAssignment, rows)[0];
}

/** Locks an assignment until the transaction ends; undefined when the caller does not see its client. */
export async function lockAssignment(scope: Scope, id: string): Promise<SurveyAssignment | undefined> {
  await scope.db.selectFrom('survey_assignments').select('id').where('id', '=', id).forUpdate().execute();
  return findAssignment(scope, id);
}

type Change = NextTime &
  Pick<SurveyAssignment, 'startsOn' | 'endsOn' | 'pausedFrom' | 'pausedUntil' | 'stoppedFor' | 'misses'>;

export async function updateAssignment({ db }: Transaction, id: string, change: Change): Promise<void> {
  const { nextOn, nextAt, startsOn, endsOn, pausedFrom, pausedUntil, stoppedFor, misses } = change;
  await db
    .updateTable('survey_assignments')
    .set({
      next_on: nextOn,
      next_at: nextAt,
      starts_on: startsOn,
      ends_on: endsOn,
      paused_from: pausedFrom,
      paused_until: pausedUntil,
      stopped_for: stoppedFor,
      misses,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The day of the last check-in of an assignment; null without one. */
export async function findLastAsked({ db }: Transaction, assignmentId: string): Promise<string | null> {
  const { day } = await db
    .selectFrom('check_ins')
    .select(({ fn }) => fn.max<string | null>('due_on').as('day'))
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return day;
}

/** Marks the check-in of a day as not expected; false when the client has sent it already. */
export async function excuseDay(
  { db }: Scope,
  { id, surveyId, clientId }: SurveyAssignment,
  dueOn: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into check_ins (survey_id, client_id, assignment_id, due_on, state)
    values (${surveyId}, ${clientId}, ${id}, ${dueOn}::date, 'excused')
    on conflict (account_id, assignment_id, due_on) do update
      set state = 'excused', next_step = null, next_step_at = null
      where check_ins.state in ('open', 'draft', 'missed')`.execute(db);
  return numAffectedRows === 1n;
}

/** Deletes what the client has not begun. */
export async function deleteUnbegun({ db }: Scope, assignmentId: string): Promise<void> {
  await sql`delete from check_ins where assignment_id = ${assignmentId} and state = 'open'`.execute(db);
}

/** Stops the assignments of a survey that is archived; those that ended stay. Returns the clients. */
export async function stopOfSurvey({ db }: Scope, surveyId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ clientId: z.uuid() }),
    sql`
    update survey_assignments set stopped_for = 'archived', next_on = null, next_at = null
    where survey_id = ${surveyId} and stopped_for is null and (next_on is not null or paused_from is not null)
    returning client_id as "clientId"`,
  );
  return rows.map(({ clientId }) => clientId);
}

/** An assignment that stopped when its survey was archived. */
const ArchivedAssignment = SurveyAssignment.pick({
  id: true,
  clientId: true,
  repeats: true,
  weekday: true,
  monthDay: true,
  startsOn: true,
  endsOn: true,
  pausedFrom: true,
  pausedUntil: true,
}).extend({ lastOn: z.string().nullable(), timeZone: z.string() });

/** Locks the assignments that stopped when the survey was archived, each with the last day on which the client was asked. */
export async function lockArchived({ db }: Scope, surveyId: string): Promise<z.output<typeof ArchivedAssignment>[]> {
  return rowsOf(
    db,
    ArchivedAssignment,
    sql`
    select id, client_id as "clientId", repeats, weekday, month_day as "monthDay", starts_on as "startsOn", ends_on as "endsOn",
      paused_from as "pausedFrom", paused_until as "pausedUntil", ${clientZone('survey_assignments.client_id')} as "timeZone",
      (select max(due_on) from check_ins where assignment_id = survey_assignments.id) as "lastOn"
    from survey_assignments where survey_id = ${surveyId} and stopped_for = 'archived' for update of survey_assignments`,
  );
}

export async function restartArchived(
  { db }: Scope,
  assignments: readonly (NextTime & { id: string; startsOn: string })[],
): Promise<void> {
  await sql`
    update survey_assignments set stopped_for = null, starts_on = "startsOn", next_on = "nextOn", next_at = "nextAt"
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb)
      as next (id uuid, "startsOn" date, "nextOn" date, "nextAt" timestamptz)
    where survey_assignments.id = next.id`.execute(db);
}
