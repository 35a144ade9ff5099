import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { callerHas, effectivePermissions } from '#areas/account/server/public.ts';
import { z } from 'zod';
import { professionalName } from '#areas/clients/server/public.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { ReadScope, Scope } from '#shell/server/database/scope.ts';

type Reader = Pick<ReadScope, 'caller'>;

/** Clients read their own answers, and admins may view visits. */
const readsAll = ({ caller }: Reader): boolean => caller.clientId !== null || caller.role === 'admin';

/** Who reads, in SQL. */
interface ReaderConditions {
  mayViewVisits: RawBuilder<unknown>;
  mayViewHealthRecords: RawBuilder<unknown>;
  isTrainer: RawBuilder<unknown>;
}

/**
 * SQL, for a row of `check_ins`: the ids of the questions whose answers are reserved from the caller: those about health, for who may not
 * view visits and unless they are for who trains the client, and the measurements and photos of the body, for who may not view health
 * records. The edition that was answered and the present survey are both asked, so that a mark that is taken away opens no answer, and one
 * that is added later counts for earlier answers.
 */
export function reservedIds(scope: Reader): RawBuilder<string[]> {
  if (readsAll(scope)) return sql`'{}'::text[]`;
  return reservedFrom({
    mayViewVisits: callerHas(scope, 'view visits'),
    mayViewHealthRecords: callerHas(scope, 'view health records'),
    isTrainer: isTrainer(sql`${scope.caller.membershipId}`),
  });
}

/** SQL condition, for a row of `check_ins`: the professional is in charge of the client's training. */
function isTrainer(membershipId: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (
    select from client_collaborators care
    where care.client_id = check_ins.client_id and care.kind = 'training' and care.membership_id = ${membershipId})`;
}

function reservedFrom(reader: ReaderConditions): RawBuilder<string[]> {
  return sql`(case when ${reader.mayViewVisits} then '{}'::text[] else ${ofHealth(reader.isTrainer)} end
    || case when ${reader.mayViewHealthRecords} then '{}'::text[] else ${ofBody} end)`;
}

/** SQL, for a row of `check_ins`: the ids of its questions about health, also of those for who trains the client. */
export const healthIds: RawBuilder<string[]> = ofHealth(sql`false`);

/** SQL, for a row of `check_ins`: the ids of the questions that are reserved from who may not view visits. */
function ofHealth(isForTrainer: RawBuilder<unknown>): RawBuilder<string[]> {
  return idsOf(sql`reserved_questions(content, ${isForTrainer})`);
}

/** The same for who may not view health records. A condition never refers to one of these, so no other question is shown by them. */
const ofBody = idsOf(sql`array(
  select content_question ->> 'id' from jsonb_array_elements(content -> 'questions') in_content (content_question)
  where content_question ->> 'kind' in ('metric', 'progress'))`);

/** SQL, for a row of `check_ins`: ids of questions in the content of its edition and of its survey. */
function idsOf(ids: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql`(
    coalesce((select ${ids} from survey_editions edition where edition.id = check_ins.edition_id), '{}')
    || coalesce((select ${ids} from surveys survey where survey.id = check_ins.survey_id), '{}'))`;
}

/** The conditions for a row of `memberships` joined with `role_permissions`. */
const member: ReaderConditions = {
  mayViewVisits: sql`'view visits' = any (${effectivePermissions})`,
  mayViewHealthRecords: sql`'view health records' = any (${effectivePermissions})`,
  isTrainer: isTrainer(sql`memberships.id`),
};

/** SQL, for a row of `check_ins`: an array of its answers or flags, by default its answers, without those that are reserved. */
export function readableAnswers(
  scope: Reader,
  answers: RawBuilder<unknown> = sql`check_ins.answers`,
): RawBuilder<unknown> {
  if (readsAll(scope)) return answers;
  return sql`(
    select case when reserved.ids = '{}' then ${answers} else coalesce((
      select jsonb_agg(answer order by position) from jsonb_array_elements(${answers}) with ordinality given (answer, position)
      where answer ->> 'questionId' <> all (reserved.ids)), '[]') end
    from (select ${reservedIds(scope)} as ids) reserved)`;
}

/** SQL, for a row of `check_ins`: the flags that the caller may read. */
export function readableFlags(scope: Reader): RawBuilder<unknown> {
  const flags = sql`check_ins.flags`;
  return readsAll(scope)
    ? flags
    : sql`case when ${flags} = '[]' then ${flags} else ${readableAnswers(scope, flags)} end`;
}

/** SQL condition, for an element `flag` of flags: `isPresentFlag` of the rules. */
export const isPresentFlag: RawBuilder<SqlBool> = sql`(flag ->> 'reason' in ('answer', 'symptom', 'state') and not flag ? 'changed')`;

/** The memberships of the professionals who may read one of the urgent flags of a check-in, whether they see the client or not. */
export async function findFlagReaders({ db }: Pick<Scope, 'db'>, checkInId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.uuid() }),
    sql`
    select memberships.id from check_ins, memberships join role_permissions on role_permissions.role = memberships.role
    where check_ins.id = ${checkInId} and memberships.role <> 'client' and memberships.deactivated_at is null
      and (memberships.role = 'admin' or exists (select from jsonb_array_elements(check_ins.flags) flag
        where ${isPresentFlag} and flag ->> 'questionId' <> all (${reservedFrom(member)})))`,
  );
  return rows.map(({ id }) => id);
}

/** SQL condition: whether a row of `check_ins` has flags that the caller may read. */
export function hasFlags(scope: Reader): RawBuilder<SqlBool> {
  if (readsAll(scope)) return sql`check_ins.review_rank = 0`;
  return sql`(check_ins.review_rank = 0 and ${readableFlags(scope)} <> '[]')`;
}

/** SQL, for a row of `check_ins`: 0 for answers with flags that the caller may read, which come first, otherwise 1. */
export function reviewRank(scope: Reader): RawBuilder<number> {
  return readsAll(scope) ? sql`check_ins.review_rank` : sql`case when ${hasFlags(scope)} then 0 else 1 end`;
}

/** SQL condition: whether some of the flags of a row of `check_ins` are reserved from the caller. */
export function hasReservedFlags(scope: Reader): RawBuilder<SqlBool> {
  return readsAll(scope) ? sql`false` : sql`(${readableFlags(scope)} <> check_ins.flags)`;
}

/**
 * SQL, for a row of `check_ins`: its reserved questions, in their order and whether they were answered or not, with the names of the
 * professionals who read the answers; null without any.
 */
export function reservedQuestions(scope: Scope): RawBuilder<unknown> {
  if (readsAll(scope)) return sql`null::jsonb`;
  return sql`(
    select jsonb_build_object('questions', jsonb_agg(
      jsonb_build_object('questionId', question ->> 'id', 'question', question ->> 'text') order by position), 'readers', ${readers(scope)})
    from (select ${reservedIds(scope)} as ids) reserved, jsonb_array_elements(
      coalesce((select content from survey_editions edition where edition.id = check_ins.edition_id),
        (select content from surveys survey where survey.id = check_ins.survey_id)) -> 'questions')
      with ordinality asked (question, position)
    where question ->> 'id' = any (reserved.ids)
    group by reserved.ids)`;
}

/** The names of the professionals who see the client and read some of the reserved answers. */
function readers(scope: Scope): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(${professionalName(scope, sql`reader.id`)}) from (
      select memberships.id from memberships join role_permissions on role_permissions.role = memberships.role
      where memberships.role <> 'client' and memberships.deactivated_at is null
        and (memberships.role = 'admin' or exists (select from client_collaborators care
          where care.client_id = check_ins.client_id and care.membership_id = memberships.id
            and not reserved.ids <@ ${reservedFrom(member)}))
      order by memberships.created_at) reader), '[]')`;
}
