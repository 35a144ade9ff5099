import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { maxRecipients } from '#areas/assignments/contract/limits.ts';
import { isCoached, isVisibleClient } from '#areas/clients/server/public.ts';
import { type OtherWelcome, WelcomeSurvey } from '../../contract/assignments.ts';
import { PendingClient, PendingFirstSurvey } from '../../contract/first-surveys.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';

/** The first survey of a row of `clients`: that of their type, otherwise that of all types. */
const welcomeSurvey = sql`(
  select survey_id from welcome_surveys
  where client_type_id is null or client_type_id = clients.client_type_id
  order by client_type_id nulls last limit 1)`;

/**
 * The id of the check-in of a first survey before the client begins it: each client has one for each survey, made from both
 * ids in the form of a random UUID.
 */
const welcomeId = sql`overlay(overlay(md5(welcome.survey_id::text || clients.id::text) placing '4' from 13)
  placing '8' from 17)::uuid`;

/** SQL condition: a client has sent a first survey. */
const hasSentFirst = sql`exists (
  select from check_ins where check_ins.client_id = clients.id and assignment_id is null and answers is not null)`;

/** SQL condition: a client has the check-in of the first survey of their type. */
const hasOwnFirst = sql`exists (
  select from check_ins where check_ins.client_id = clients.id and assignment_id is null
    and check_ins.survey_id = welcome.survey_id)`;

/** SQL: clients with the first survey of their type that does not reach them, because they sent another one before it was chosen. */
const notReached = sql`clients cross join lateral ${welcomeSurvey} welcome
  where ${isCoached()} and not clients.is_sample and ${hasSentFirst} and not ${hasOwnFirst}`;

/** The first survey that a client is asked, until they have sent one or begun this one. */
export function welcomeOf(clientId: string): RawBuilder<unknown> {
  return sql`
    select ${welcomeId} as id, surveys.id as survey_id, surveys.content from clients
      cross join lateral ${welcomeSurvey} welcome
      join surveys on surveys.id = welcome.survey_id
    where clients.id = ${clientId} and not ${hasSentFirst} and not ${hasOwnFirst}`;
}

/**
 * The first survey that a client has begun or sees, and has not sent; otherwise the one that does not reach them. A sample client
 * sees none, and neither does one who is not coached.
 */
export async function findPendingFirst({ db }: Scope, clientId: string): Promise<PendingFirstSurvey | undefined> {
  const [row] = await rowsOf(
    db,
    PendingFirstSurvey,
    sql`
    select pending.survey_id as "surveyId", pending.name,
      case when memberships.id is null and pending.state <> 'not_reached' then 'invited' else pending.state end as state,
      coalesce(memberships.created_at, clients.invited_at) as since
    from (
      select survey_id, content ->> 'name' as name, 'open' as state from (${welcomeOf(clientId)}) welcome
      union all
      select surveys.id, surveys.name, check_ins.state from check_ins join surveys on surveys.id = check_ins.survey_id
      where check_ins.client_id = ${clientId} and assignment_id is null and check_ins.state in ('open', 'draft')
      union all
      select surveys.id, surveys.name, 'not_reached' from surveys
      where surveys.id = (select welcome.survey_id from ${notReached} and clients.id = ${clientId})
    ) pending cross join clients left join memberships on memberships.id = clients.membership_id
    where clients.id = ${clientId} and ${isCoached()} and not clients.is_sample order by pending.state = 'not_reached' limit 1`,
  );
  return row;
}

/** The clients of the list with a first survey that they have begun or see, or will see once registered, and have not sent. By name. */
export async function findPendingFirstOf(scope: Scope, clientIds: readonly string[]): Promise<PendingClient[]> {
  if (clientIds.length === 0) return [];
  return rowsOf(
    scope.db,
    PendingClient,
    sql`
    select clients.id as "clientId", clients.name as "clientName" from clients
    where clients.id = any(${clientIds}::uuid[]) and ${isVisibleClient(scope)} and not clients.is_sample
      and (
        exists (select from check_ins where check_ins.client_id = clients.id and assignment_id is null and check_ins.state in ('open', 'draft'))
        or not ${hasSentFirst} and exists (select from ${welcomeSurvey} welcome where not ${hasOwnFirst})
      )
    order by lower(clients.name), clients.id limit ${sql.lit(maxRecipients)}`,
  );
}

/** Stores the first survey of the client when the id is that of theirs. */
export async function insertWelcome(scope: Scope, clientId: string, id: string): Promise<void> {
  await sql`
    insert into check_ins (id, survey_id, client_id, due_on, state)
    select id, survey_id, ${clientId}, ${today(scope)}, 'open' from (${welcomeOf(clientId)}) welcome where id = ${id}
    on conflict do nothing`.execute(scope.db);
}

/** Number of clients whose first survey it is and whom it does not reach. */
export async function countNotReached(scope: Scope, surveyId: string): Promise<number> {
  const [row] = await rowsOf(
    scope.db,
    z.object({ count: z.number().int() }),
    sql`select count(*)::int as count from ${notReached} and welcome.survey_id = ${surveyId} and ${isVisibleClient(scope)}`,
  );
  return row?.count ?? 0;
}

const Sent = z.object({ checkInId: z.uuid(), clientId: z.uuid(), dueOn: z.string() });

/** Opens the first survey for clients whom it does not reach: for these, or for the first 200 by name. */
export async function insertNotReached(
  scope: Scope,
  surveyId: string,
  clientIds: readonly string[] | null,
): Promise<z.output<typeof Sent>[]> {
  const chosen = clientIds ? sql`and clients.id = any(${clientIds}::uuid[])` : sql``;
  return rowsOf(
    scope.db,
    Sent,
    sql`
    insert into check_ins (id, survey_id, client_id, due_on, state)
    select ${welcomeId}, welcome.survey_id, clients.id, ${today(scope)}, 'open'
    from ${notReached} and welcome.survey_id = ${surveyId} and ${isVisibleClient(scope)} ${chosen}
    order by lower(clients.name), clients.id limit ${sql.lit(maxRecipients)}
    on conflict do nothing
    returning id as "checkInId", client_id as "clientId", due_on as "dueOn"`,
  );
}

/** The types of clients who see the survey at their first access. */
export async function findWelcome({ db }: Scope, surveyId: string): Promise<z.output<typeof WelcomeSurvey>[]> {
  return rowsOf(
    db,
    WelcomeSurvey,
    sql`
    select client_type_id as "clientTypeId", client_types.name as "clientTypeName"
    from welcome_surveys left join client_types on client_types.id = client_type_id
    where survey_id = ${surveyId} order by client_types.name nulls first`,
  );
}

/** The first surveys of types of clients that see another one than this. */
export async function findOtherWelcome({ db }: Scope, surveyId: string): Promise<z.output<typeof OtherWelcome>[]> {
  return db
    .selectFrom('welcome_surveys')
    .innerJoin('surveys', 'surveys.id', 'welcome_surveys.survey_id')
    .select(['welcome_surveys.client_type_id as clientTypeId', 'surveys.name as surveyName'])
    .where('welcome_surveys.survey_id', '!=', surveyId)
    .execute();
}

/** The survey becomes that of the type, instead of another one. */
export async function setWelcome({ db }: Scope, surveyId: string, clientTypeId: string | null): Promise<void> {
  await sql`
    insert into welcome_surveys (survey_id, client_type_id) values (${surveyId}, ${clientTypeId}::uuid)
    on conflict (account_id, client_type_id) do update set survey_id = excluded.survey_id`.execute(db);
}

export async function removeWelcome({ db }: Scope, surveyId: string, clientTypeId: string | null): Promise<void> {
  await sql`
    delete from welcome_surveys
    where survey_id = ${surveyId} and client_type_id is not distinct from ${clientTypeId}::uuid`.execute(db);
}

export async function removeAllWelcome({ db }: Scope, surveyId: string): Promise<void> {
  await db.deleteFrom('welcome_surveys').where('survey_id', '=', surveyId).execute();
}
