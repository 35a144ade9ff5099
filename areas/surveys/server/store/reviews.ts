import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { clientZone, isConsentGiven, isNotWithdrawn, professionalName } from '#areas/clients/server/public.ts';
import { SurveyContent, type SurveyType } from '../../contract/questions.ts';
import { SentAnswer } from '../../contract/check-ins.ts';
import {
  AnswerCard,
  type AnswerFlag,
  type CompletedFilters,
  maxFlagged,
  maxRevisions,
  maxTimes,
  ReservedAnswers,
  type ReviewQueue,
} from '../../contract/reviews.ts';
import { type AttachmentRow, attachmentsJson } from '#shell/server/attachments/store.ts';
import { containsPattern, limitedToPage, toPage } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { fileColumn } from './own-check-ins.ts';
import { repliedAt } from './replies.ts';
import { hasReservedFlags, readableAnswers, readableFlags, reservedQuestions, reviewRank } from './reserved-answers.ts';
import { isFlaggedByQuestion, isUnread, isUnreadFlagged, mayRead } from './unread.ts';

function readable(scope: Scope) {
  return scope.db.selectFrom('check_ins').selectAll().where(mayRead(scope));
}

/** The cards of some check-ins, which have the columns of the table. */
function cards(scope: Scope, chosen: ReturnType<typeof readable>) {
  return scope.db
    .selectFrom(chosen.as('check_ins'))
    .innerJoin('surveys', 'surveys.id', 'check_ins.survey_id')
    .select([
      'check_ins.id',
      'check_ins.client_id as clientId',
      // A join would read all clients of the account.
      sql<string>`(select name from clients where clients.id = check_ins.client_id)`.as('clientName'),
      'check_ins.survey_id as surveyId',
      'surveys.name as surveyName',
      sql<SurveyType>`surveys.type`.as('type'),
      'check_ins.due_on as dueOn',
      sql<AnswerCard['state']>`check_ins.state`.as('state'),
      'check_ins.sent_at as sentAt',
      sql<string | null>`(check_ins.sent_at at time zone ${clientZone('check_ins.client_id')})::date`.as('sentOn'),
      'check_ins.reviewed_at as reviewedAt',
      repliedAt.as('repliedAt'),
      isUnread(scope).as('isUnread'),
      'check_ins.reply_by as replyBy',
      sql<AnswerFlag[]>`${readableFlags(scope)}`.as('flags'),
      sql<number>`(select count(*)::int from check_in_revisions where check_in_id = check_ins.id)`.as('revisions'),
    ]);
}

/** One page of check-ins in an order. */
async function pageOf(
  scope: Scope,
  list: ReturnType<typeof readable>,
  { order, page }: { order: RawBuilder<unknown>; page: number },
): Promise<{ rows: AnswerCard[]; nextPage: number }> {
  const chosen = limitedToPage(list.orderBy(order).orderBy('check_ins.id'), page);
  const rows = await cards(scope, chosen).orderBy(order).orderBy('check_ins.id').execute();
  return toPage(checkedRows(AnswerCard, rows), page);
}

/**
 * What clients sent, the latest first; with `unread` in the order of the queue, unless only flagged ones are asked for. Missed ones only
 * when they are asked for.
 */
export async function findCompleted(
  scope: Scope,
  { search, surveyId, state, unread, flagged, page }: CompletedFilters,
): Promise<{ surveys: AnswerCard[]; nextPage: number }> {
  let list = readable(scope);
  if (search) {
    const pattern = containsPattern(search);
    list = list.where(sql<SqlBool>`(
      exists (select from clients where clients.id = check_ins.client_id and clients.name ilike ${pattern})
      or exists (select from surveys where surveys.id = check_ins.survey_id and surveys.name ilike ${pattern}))`);
  }
  if (surveyId) list = list.where('check_ins.survey_id', '=', surveyId);
  if (flagged !== undefined)
    list = list.where(flagged ? isFlaggedByQuestion(scope) : sql<SqlBool>`not ${isFlaggedByQuestion(scope)}`);
  if (unread) list = list.where(isUnread(scope));
  else if (state) list = list.where(sql<SqlBool>`check_ins.state = ${sql.lit(state)}`);
  else list = list.where(sql<SqlBool>`check_ins.state in ('sent', 'reviewed')`);
  const order =
    unread && !flagged
      ? sql`${reviewRank(scope)}, check_ins.sent_at`
      : state === 'missed'
        ? sql`check_ins.due_on desc`
        : sql`check_ins.sent_at desc`;
  const { rows, nextPage } = await pageOf(scope, list, { order, page });
  return { surveys: rows, nextPage };
}

/** All check-ins of a client that are not open any more, the latest first, and the open ones. */
export async function findOfClient(scope: Scope, clientId: string, page: number) {
  const list = readable(scope).where('check_ins.client_id', '=', clientId);
  const { rows, nextPage } = await pageOf(scope, list, { order: sql`check_ins.due_on desc`, page });
  return { surveyAnswers: rows, nextPage };
}

/** Flagged answers of these clients that wait for a review, the latest first. */
export async function findFlagged(scope: Scope, clientIds: readonly string[]): Promise<AnswerCard[]> {
  const given: RawBuilder<unknown> = sql`${clientIds}::uuid[]`;
  const chosen = readable(scope)
    .where(isUnreadFlagged(scope))
    .where(sql<SqlBool>`check_ins.client_id = any(${given})`)
    .orderBy('check_ins.sent_at', 'desc')
    .limit(maxFlagged);
  const rows = await cards(scope, chosen).orderBy('check_ins.sent_at', 'desc').orderBy('check_ins.id').execute();
  return checkedRows(AnswerCard, rows);
}

const Detail = AnswerCard.extend({
  files: z.array(z.custom<AttachmentRow>()),
  withheldFiles: z.enum(['none', 'photos', 'all']),
  /** The answers that were replaced, the latest first. */
  versions: z.array(z.array(SentAnswer)),
  reviewerName: z.string().nullable(),
  reserved: ReservedAnswers.nullable(),
  /** As they were asked. */
  questions: SurveyContent.shape.questions,
});

/** Files are left out after the client has withdrawn the consent to photos. */
export async function findDetail(
  scope: Scope,
  clientId: string,
  id: string,
): Promise<z.output<typeof Detail> | undefined> {
  const files = attachmentsJson(fileColumn, 'check_ins.id');
  const chosen = readable(scope).where('check_ins.client_id', '=', clientId).where('check_ins.id', '=', id);
  const rows = await cards(scope, chosen)
    .select([
      sql<AttachmentRow[]>`case when ${isNotWithdrawn('photos', 'check_ins.client_id')} then ${files} else '[]' end`.as(
        'files',
      ),
      sql<'none' | 'photos' | 'all'>`case when ${isConsentGiven('photos', 'check_ins.client_id')} then 'none'
        when ${isNotWithdrawn('photos', 'check_ins.client_id')} then 'photos' else 'all' end`.as('withheldFiles'),
      sql<SentAnswer[][]>`(select coalesce(jsonb_agg(answers order by number desc), '[]') from (
        select number, ${readableAnswers(scope, sql`check_in_revisions.answers`)} as answers from check_in_revisions where check_in_id = check_ins.id
        order by number desc limit ${sql.lit(maxRevisions)}) latest)`.as('versions'),
      professionalName(scope, sql`check_ins.reviewed_by`).as('reviewerName'),
      sql<SurveyContent['questions']>`coalesce(
        (select content from survey_editions edition where edition.id = check_ins.edition_id), surveys.content) -> 'questions'`.as(
        'questions',
      ),
      sql<z.output<typeof ReservedAnswers> | null>`${reservedQuestions(scope)}`.as('reserved'),
    ])
    .execute();
  return checkedRows(Detail, rows)[0];
}

const Days = z.object({
  /** The day, in the client's time zone, on which they were sent; the day of the check-in before. */
  answeredOn: z.string(),
  /** The day on which those of the last time were sent; null for the first. */
  lastOn: z.string().nullable(),
  answers: z.array(SentAnswer),
});

export type AnsweredDays = z.output<typeof Days>;

/** The days and the answers of a check-in that the caller may read. */
export async function findDays(scope: Scope, clientId: string, id: string): Promise<AnsweredDays | undefined> {
  const zone = clientZone('check_ins.client_id');
  const [row] = await rowsOf(
    scope.db,
    Days,
    sql`
    select coalesce((sent_at at time zone ${zone})::date, due_on) as "answeredOn", coalesce(answers, '[]') as answers, (
        select max((earlier.sent_at at time zone ${zone})::date) from check_ins earlier
        where earlier.survey_id = check_ins.survey_id and earlier.client_id = check_ins.client_id
          and earlier.due_on < check_ins.due_on and earlier.answers is not null) as "lastOn"
    from check_ins where id = ${id} and client_id = ${clientId} and ${mayRead(scope)}`,
  );
  return row;
}

const Times = z.object({ id: z.uuid(), dueOn: z.string(), answers: z.array(SentAnswer) });

/** The answers of the client to the survey up to this time that the caller may read, the latest first. */
export async function findTimes(
  scope: Scope,
  { clientId, surveyId, dueOn }: Pick<AnswerCard, 'clientId' | 'surveyId' | 'dueOn'>,
): Promise<z.output<typeof Times>[]> {
  return rowsOf(
    scope.db,
    Times,
    sql`
    select id, due_on as "dueOn", ${readableAnswers(scope)} as answers from check_ins
    where survey_id = ${surveyId} and client_id = ${clientId} and due_on <= ${dueOn}::date and answers is not null
    order by due_on desc limit ${sql.lit(maxTimes)}`,
  );
}

const Waiting = z.object({ id: z.uuid(), clientId: z.uuid() });
export type Waiting = z.output<typeof Waiting>;

interface Queued {
  clientId: string;
  queue: ReviewQueue;
}

/** SQL condition: whether answers are in a queue that is opened from those of the client. */
const isQueued = (scope: Scope, { clientId, queue }: Queued): RawBuilder<SqlBool> => {
  const isOfClient = sql<SqlBool>`client_id = ${clientId}`;
  const chosen: Record<ReviewQueue, RawBuilder<SqlBool>> = {
    client: sql`${isUnread(scope)} and ${isOfClient}`,
    flagged: sql`${isUnreadFlagged(scope)} and ${isOfClient}`,
    all: isUnread(scope),
    all_flagged: sql`${isUnreadFlagged(scope)} and ${isFlaggedByQuestion(scope)}`,
  };
  return sql`${chosen[queue]} and ${mayRead(scope)}`;
};

/** The next answers of the queue: those with flags first, then by the time they were sent; `before`: the nearest ones before them. */
export async function findWaiting(
  scope: Scope,
  { id, ...queued }: Queued & { id: string },
  side: 'after' | 'before',
): Promise<Waiting | undefined> {
  const position = sql`(
    select ${reviewRank(scope)}, check_ins.sent_at, check_ins.id from check_ins where check_ins.id = ${id})`;
  const [comparison, order] = side === 'after' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const [row] = await rowsOf(
    scope.db,
    Waiting,
    sql`
    select id, client_id as "clientId" from check_ins
    where ${isQueued(scope, queued)} and (${reviewRank(scope)}, sent_at, id) ${comparison} ${position}
    order by ${reviewRank(scope)} ${order}, sent_at ${order}, id ${order} limit 1`,
  );
  return row;
}

/** The first answers of the queue. */
export async function findFirstWaiting(scope: Scope, queued: Queued): Promise<Waiting | undefined> {
  const [row] = await rowsOf(
    scope.db,
    Waiting,
    sql`select id, client_id as "clientId" from check_ins where ${isQueued(scope, queued)}
      order by ${reviewRank(scope)}, sent_at, id limit 1`,
  );
  return row;
}

const Reviewed = AnswerCard.pick({
  id: true,
  clientId: true,
  surveyName: true,
  dueOn: true,
  state: true,
  sentAt: true,
}).extend({ hasReservedFlags: z.boolean() });

/** Locks answers that the caller may read. */
export async function lockAnswer(scope: Scope, id: string): Promise<z.output<typeof Reviewed> | undefined> {
  const [row] = await rowsOf(
    scope.db,
    Reviewed,
    sql`
    select check_ins.id, check_ins.client_id as "clientId", surveys.name as "surveyName", check_ins.due_on as "dueOn",
      check_ins.state, check_ins.sent_at as "sentAt", ${hasReservedFlags(scope)} as "hasReservedFlags"
    from check_ins join surveys on surveys.id = check_ins.survey_id
    where check_ins.id = ${id} and ${mayRead(scope)} for update of check_ins`,
  );
  return row;
}

export async function setReviewed({ db, caller }: Scope, id: string): Promise<void> {
  await sql`
    update check_ins set state = 'reviewed', reviewed_at = now(), reviewed_by = ${caller.membershipId} where id = ${id}
  `.execute(db);
}

/** Adds the caller to those who read the present answers. */
export async function addReader({ db, caller }: Scope, id: string): Promise<void> {
  await sql`
    update check_ins set read_by = array_append(read_by, ${caller.membershipId}::uuid)
    where id = ${id} and not read_by @> array[${caller.membershipId}::uuid]`.execute(db);
}

export async function deleteAnswer({ db }: Scope, id: string): Promise<void> {
  await db.deleteFrom('check_ins').where('id', '=', id).execute();
}
