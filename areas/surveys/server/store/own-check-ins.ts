import { sql } from 'kysely';
import { z } from 'zod';
import { type AnswerEntry, AnswerEntry as EntrySchema } from '../../contract/answers.ts';
import { maxOwnCheckIns, OwnCheckIn, PastCheckIn, SentAnswer } from '../../contract/check-ins.ts';
import { AnswerFlag } from '../../contract/reviews.ts';
import { SurveyContent } from '../../contract/questions.ts';
import type { AttachmentRow } from '#shell/server/attachments/store.ts';
import { attachmentsJson } from '#shell/server/attachments/store.ts';
import type { OwnerColumn } from '#shell/server/attachments/owner.ts';
import { paginate } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { today } from '#shell/server/database/today.ts';
import { firstSentAt } from './first-sent-at.ts';
import { welcomeOf } from './welcome.ts';

export const fileColumn = { table: 'attachments', column: 'check_in_id' } as const satisfies OwnerColumn;

const Row = OwnCheckIn.omit({ files: true, hiddenIds: true }).extend({
  files: z.array(z.custom<AttachmentRow>()),
  /** Whether its content is what the client began to answer; otherwise it is the present one of the survey. */
  isPinned: z.boolean(),
});
export type OwnCheckInRow = z.output<typeof Row>;

const columns = sql`
  check_ins.id, check_ins.survey_id as "surveyId", check_ins.assignment_id is null as "isWelcome",
  check_ins.due_on as "dueOn", check_ins.closes_on as "closesOn", check_ins.state,
  coalesce(survey_editions.content, surveys.content) as content, check_ins.edition_id is not null as "isPinned",
  check_ins.draft, coalesce(check_ins.answers, '[]') as answers, check_ins.sent_at as "sentAt", check_ins.reply_by as "replyBy",
  check_ins.is_correcting as "isCorrecting",
  ${attachmentsJson(fileColumn, 'check_ins.id')} as files`;
const tables = sql`check_ins join surveys on surveys.id = check_ins.survey_id
  left join survey_editions on survey_editions.id = check_ins.edition_id`;

/** What the client is asked and has not sent, the first survey first, then the oldest; then what they may still change, the newest first. */
export async function findOwn(scope: Scope, clientId: string): Promise<OwnCheckInRow[]> {
  return rowsOf(
    scope.db,
    Row,
    sql`
    select * from (
      select id, survey_id as "surveyId", true as "isWelcome", ${today(scope)} as "dueOn", null::date as "closesOn",
        'open' as state, content, false as "isPinned", '[]'::jsonb as draft, '[]'::jsonb as answers,
        null::timestamptz as "sentAt", null::date as "replyBy", false as "isCorrecting", '[]'::json as files
      from (${welcomeOf(clientId)}) welcome
      union all
      (select ${columns} from ${tables}
        where check_ins.client_id = ${clientId} and (check_ins.state in ('open', 'draft')
          or ((check_ins.state = 'sent' or check_ins.is_correcting) and check_ins.sent_at > now() - interval '14 days'))
        order by check_ins.state in ('sent', 'reviewed'), case when check_ins.state in ('open', 'draft') then check_ins.due_on end,
          check_ins.due_on desc limit ${sql.lit(maxOwnCheckIns - 1)})
    ) own order by state in ('sent', 'reviewed'), "isWelcome" desc, case when state in ('open', 'draft') then "dueOn" end,
      "dueOn" desc`,
  );
}

export async function findOne(scope: Scope, clientId: string, id: string): Promise<OwnCheckInRow | undefined> {
  const [row] = await rowsOf(
    scope.db,
    Row,
    sql`select ${columns} from ${tables} where check_ins.client_id = ${clientId} and check_ins.id = ${id}`,
  );
  return row;
}

/** Number of check-ins to answer, and the nearest one. */
export async function findOpen(scope: Scope, clientId: string) {
  const Open = z.object({
    id: z.uuid(),
    name: z.string(),
    dueOn: z.string(),
    isBegun: z.boolean(),
    count: z.number().int(),
  });
  const [first] = await rowsOf(
    scope.db,
    Open,
    sql`
    select open.*, (count(*) over ())::int as count from (
      select id, content ->> 'name' as name, ${today(scope)} as "dueOn", false as "isBegun", true as "isWelcome"
      from (${welcomeOf(clientId)}) welcome
      union all
      select check_ins.id, surveys.name, check_ins.due_on, check_ins.state = 'draft', check_ins.assignment_id is null
      from check_ins join surveys on surveys.id = check_ins.survey_id
      where check_ins.client_id = ${clientId} and check_ins.state in ('open', 'draft')
    ) open order by "isWelcome" desc, "dueOn" limit 1`,
  );
  return first;
}

export async function findPast(scope: Scope, clientId: string, page: number) {
  const list = scope.db
    .selectFrom('check_ins')
    .innerJoin('surveys', 'surveys.id', 'check_ins.survey_id')
    .select([
      'check_ins.id',
      'surveys.name',
      'check_ins.due_on as dueOn',
      sql<PastCheckIn['state']>`check_ins.state`.as('state'),
      'check_ins.sent_at as sentAt',
    ])
    .where('check_ins.client_id', '=', clientId)
    .where('check_ins.state', 'not in', ['open', 'draft'])
    .orderBy('check_ins.due_on', 'desc')
    .orderBy('check_ins.id');
  const { rows, nextPage } = await paginate(list, page);
  return { checkIns: checkedRows(PastCheckIn, rows), nextPage };
}

const Locked = z.object({
  id: z.uuid(),
  surveyId: z.uuid(),
  assignmentId: z.uuid().nullable(),
  dueOn: z.string(),
  state: OwnCheckIn.shape.state,
  editionId: z.uuid().nullable(),
  draft: z.array(EntrySchema),
  answers: z.array(SentAnswer).nullable(),
  flags: z.array(AnswerFlag),
  sendId: z.uuid().nullable(),
  isCorrecting: z.boolean(),
  reviewedAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** When the answers were sent for the first time. */
  firstSentAt: z.string().nullable(),
  /** Whether nobody has read the answers, or of a first survey a professional in charge has not. */
  isUnread: z.boolean(),
});
export type LockedCheckIn = z.output<typeof Locked>;

/** Locks a check-in of the client until the transaction ends. */
export async function lockOwn({ db }: Scope, clientId: string, id: string): Promise<LockedCheckIn | undefined> {
  const [row] = await rowsOf(
    db,
    Locked,
    sql`
    select id, survey_id as "surveyId", assignment_id as "assignmentId", due_on as "dueOn", state,
      edition_id as "editionId", draft, answers, flags, send_id as "sendId", is_correcting as "isCorrecting",
      reviewed_at as "reviewedAt", sent_at as "sentAt", ${firstSentAt('check_ins')} as "firstSentAt",
      state = 'sent' or (state = 'reviewed' and assignment_id is null and exists (
        select from client_collaborators care where care.client_id = check_ins.client_id
          and array_position(array_append(read_by, reviewed_by), care.membership_id) is null)) as "isUnread"
    from check_ins where id = ${id} and client_id = ${clientId} for update`,
  );
  return row;
}

/** The present content of a survey; the survey is locked, so that two clients do not store the same edition twice. */
export async function lockContent({ db }: Scope, surveyId: string): Promise<SurveyContent | undefined> {
  const [row] = await rowsOf(
    db,
    z.object({ content: SurveyContent }),
    sql`select content from surveys where id = ${surveyId} for no key update`,
  );
  return row?.content;
}

export async function findEdition({ db }: Scope, id: string): Promise<SurveyContent | undefined> {
  const [row] = await rowsOf(
    db,
    z.object({ content: SurveyContent }),
    sql`select content from survey_editions where id = ${id}`,
  );
  return row?.content;
}

/** The id of the newest edition when it has this content, otherwise that of a new one. */
export async function ensureEdition(
  { db }: Scope,
  surveyId: string,
  content: SurveyContent,
  newId: string,
): Promise<string> {
  const json = JSON.stringify(content);
  const [row] = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    with newest as (select id, number, content from survey_editions where survey_id = ${surveyId} order by number desc limit 1),
    added as (
      insert into survey_editions (id, survey_id, number, content)
      select ${newId}::uuid, ${surveyId}::uuid, coalesce((select number from newest), 0) + 1, ${json}::jsonb
      where not exists (select from newest where content = ${json}::jsonb)
      returning id)
    select id from added union all select id from newest where content = ${json}::jsonb`,
  );
  return row?.id ?? newId;
}

interface DraftChange {
  editionId: string;
  draft: readonly AnswerEntry[];
}

/** A check-in that was only opened is a draft from now on. `isCorrecting`: the draft differs from the answers that were sent. */
export async function saveDraft(
  { db }: Scope,
  id: string,
  { editionId, draft, isCorrecting }: DraftChange & { isCorrecting: boolean },
): Promise<void> {
  await sql`
    update check_ins set draft = ${JSON.stringify(draft)}::jsonb, edition_id = ${editionId},
      is_correcting = ${isCorrecting}, state = case when state = 'open' then 'draft' else state end,
      started_at = coalesce(started_at, now())
    where id = ${id}`.execute(db);
}

interface Sending extends DraftChange {
  answers: readonly SentAnswer[];
  flags: readonly AnswerFlag[];
  /** The day of the promised reply. A promise stays when the answers are corrected. */
  replyBy: string | null;
  sendId: string;
}

/** Stores the answers as sent, to be read. Earlier ones become a revision. */
export async function saveSent(
  { db }: Scope,
  id: string,
  { editionId, draft, answers, flags, replyBy, sendId }: Sending,
): Promise<void> {
  await sql`
    insert into check_in_revisions (check_in_id, number, answers, sent_at)
    select id, (select count(*) from check_in_revisions where check_in_id = ${id}) + 1, answers, sent_at
    from check_ins where id = ${id} and answers is not null`.execute(db);
  await sql`
    update check_ins set draft = ${JSON.stringify(draft)}::jsonb, edition_id = ${editionId}, state = 'sent',
      is_correcting = false, reviewed_at = null, reviewed_by = null, read_by = '{}',
      answers = ${JSON.stringify(answers)}::jsonb, flags = ${JSON.stringify(flags)}::jsonb,
      reply_by = coalesce(reply_by, ${replyBy}::date), send_id = ${sendId}, sent_at = now(),
      started_at = coalesce(started_at, now()), next_step = null, next_step_at = null
    where id = ${id}`.execute(db);
}

export async function resetMisses({ db }: Scope, assignmentId: string): Promise<void> {
  await db.updateTable('survey_assignments').set({ misses: 0 }).where('id', '=', assignmentId).execute();
}
