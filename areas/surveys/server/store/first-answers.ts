import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isVisibleClient, mayReadHealthData } from '#areas/clients/server/public.ts';
import { SentAnswer } from '../../contract/check-ins.ts';
import { maxFirstSurveys } from '../../contract/first-surveys.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const SentAnswers = z.object({
  clientId: z.uuid(),
  checkInId: z.uuid(),
  /** The name of the survey. */
  survey: z.string(),
  sentAt: z.string(),
  answers: z.array(SentAnswer),
});
export type SentAnswers = z.output<typeof SentAnswers>;

/**
 * What clients sent to first surveys, the latest of each first, with the answers about health: only for medical histories and for
 * declarations of dietary profiles, whose readers may read these. Leaves out clients whose health data the caller must not read. Does not
 * check access to the clients.
 */
export async function findFirstAnswers(scope: Scope, clientIds: readonly string[]): Promise<SentAnswers[]> {
  return findSent(scope, clientIds, { condition: sql`assignment_id is null`, most: maxFirstSurveys });
}

/** The most later check-ins that are read of each client. */
const maxLater = 60;

/**
 * The check-ins after the first surveys of clients, of the last `days`, whose questions or answers match `pattern`, the latest first;
 * with the answers about health, so only for declarations of dietary profiles, whose readers may read these. `pattern`: a regular
 * expression, a constant that a partial index has, because a search of all answers takes seconds. Leaves out clients whose health data the
 * caller must not read. Does not check access to the clients.
 */
export async function findLaterAnswers(
  scope: Scope,
  clientIds: readonly string[],
  { pattern, days }: { pattern: string; days: number },
): Promise<SentAnswers[]> {
  const condition = sql`assignment_id is not null and sent_at > now() - make_interval(days => ${days}::int)
    and answers::text ~* ${sql.lit(pattern)}`;
  return findSent(scope, clientIds, { condition, most: maxLater });
}

const Sender = z.object({ id: z.uuid(), name: z.string(), writtenAt: z.string() });

/**
 * The active clients of the caller who sent answers in the last `days`, the latest first: to first surveys, or to later check-ins that match
 * `pattern`, which the index `check_ins_that_may_declare` has.
 */
export async function findLatestSenders(
  scope: Scope,
  { pattern, days, limit }: { pattern: string; days: number; limit: number },
): Promise<z.output<typeof Sender>[]> {
  return rowsOf(
    scope.db,
    Sender,
    sql`
    select clients.id, clients.name, sent.written_at as "writtenAt"
    from (
      select client_id, max(sent_at) as written_at from check_ins
      where answers is not null and (assignment_id is null or answers::text ~* ${sql.lit(pattern)})
        and sent_at > now() - make_interval(days => ${days}::int)
      group by client_id
    ) sent join clients on clients.id = sent.client_id
    where clients.deactivated_at is null and ${isVisibleClient(scope)} and ${mayReadHealthData(scope, 'clients.id')}
    order by sent.written_at desc, clients.id limit ${limit}`,
  );
}

function findSent(
  scope: Scope,
  clientIds: readonly string[],
  { condition, most }: { condition: RawBuilder<unknown>; most: number },
): Promise<SentAnswers[]> {
  return rowsOf(
    scope.db,
    SentAnswers,
    sql`
    select client_id as "clientId", sent.id as "checkInId", surveys.name as survey, sent_at as "sentAt", answers
    from (
      select client_id, id, survey_id, sent_at, answers, row_number() over (partition by client_id order by sent_at desc) as place
      from check_ins
      where client_id = any(${clientIds}::uuid[]) and answers is not null and ${condition}
        and ${mayReadHealthData(scope, 'check_ins.client_id')}
    ) sent join surveys on surveys.id = sent.survey_id
    where place <= ${sql.lit(most)}
    order by client_id, sent_at desc`,
  );
}

const FirstQuestion = z.object({ id: z.uuid(), text: z.string() });

const maxQuestions = 200;

/** The questions of the first surveys of the account whose answers are texts, by survey and in their order. */
export async function findFirstQuestions({ db }: Scope): Promise<z.output<typeof FirstQuestion>[]> {
  return rowsOf(
    db,
    FirstQuestion,
    sql`
    select question.value ->> 'id' as id, question.value ->> 'text' as text
    from surveys cross join jsonb_array_elements(surveys.content -> 'questions') with ordinality as question (value, position)
    where surveys.type = 'WELCOME' and surveys.archived_at is null and question.value ->> 'text' <> ''
      and question.value ->> 'kind' not in ('files', 'progress')
    order by surveys.name, surveys.id, question.position limit ${sql.lit(maxQuestions)}`,
  );
}
