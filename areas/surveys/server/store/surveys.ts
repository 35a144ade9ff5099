import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { SurveyContent, type SurveyType } from '../../contract/questions.ts';
import type { HealthMarks } from '../../rules/health-marks.ts';
import { hasHealthWords } from '../../rules/health-words.ts';
import { SurveyCard, type SurveyFilters } from '../../contract.ts';
import { containsPattern, paginate, sortExpression } from '#shell/server/database/list-queries.ts';
import { checkedRows, rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

/** Surveys are those of the studio: all professionals see them. A client sees what they are asked, never the row itself. */
export function isVisibleSurvey({ caller }: Pick<Scope, 'caller'>): Expression<SqlBool> {
  return caller.clientId ? sql<SqlBool>`false` : sql<SqlBool>`true`;
}

/** Surveys of the library, the last saved first by default. Archived ones are found only when they are asked for. */
export async function findSurveys(
  scope: Scope,
  filters: SurveyFilters,
): Promise<{ surveys: SurveyCard[]; nextPage: number }> {
  const { search, type, status, page } = filters;
  let list = cards(scope).where('surveys.archived_at', status === 'archived' ? 'is not' : 'is', null);
  if (search) list = list.where('surveys.name', 'ilike', containsPattern(search));
  if (type) list = list.where('surveys.type', '=', type);
  const sorted = list.orderBy(sortExpression(filters, sorts, sql`surveys.saved_at desc`)).orderBy('surveys.id');
  const { rows, nextPage } = await paginate(sorted, page);
  return { surveys: checkedRows(CardRow, rows).map(toCard), nextPage };
}

const sorts: Record<NonNullable<SurveyFilters['sortBy']>, RawBuilder<unknown>> = {
  name: sql`lower(surveys.name)`,
  updatedAt: sql`surveys.saved_at`,
  questions: sql`surveys.question_count`,
};

export async function findVersion({ db }: Scope, id: string): Promise<number | undefined> {
  return (await db.selectFrom('surveys').select('version').where('id', '=', id).executeTakeFirst())?.version;
}

export async function findCard(scope: Scope, id: string): Promise<SurveyCard | undefined> {
  const [row] = checkedRows(CardRow, await cards(scope).where('surveys.id', '=', id).execute());
  return row && toCard(row);
}

/** `unmarked`: the texts of each question that is not marked as about health and could be, with those of its options. */
const CardRow = SurveyCard.extend({ unmarked: z.array(z.array(z.string())) });

function toCard({ unmarked, ...card }: z.output<typeof CardRow>): SurveyCard {
  return { ...card, unmarkedHealth: unmarked.filter((texts) => texts.some(hasHealthWords)).length };
}

function cards(scope: Scope) {
  return scope.db
    .selectFrom('surveys')
    .select([
      'surveys.id',
      'surveys.name',
      sql<SurveyType>`surveys.type`.as('type'),
      'surveys.question_count as questions',
      sql<boolean>`surveys.archived_at is not null`.as('isArchived'),
      sql<boolean>`surveys.type = 'WELCOME' and surveys.archived_at is null
        and not exists (select from welcome_surveys where welcome_surveys.survey_id = surveys.id)`.as('isUnassigned'),
      'surveys.saved_at as updatedAt',
      sql<
        string[][]
      >`(select coalesce(jsonb_agg(jsonb_path_query_array(question, '$.text') || jsonb_path_query_array(question, '$.options[*].text')), '[]')
        from jsonb_path_query(surveys.content,
          '$.questions[*] ? (!(@.isHealth == true) && @.kind != "metric" && @.kind != "progress")') question)`.as(
        'unmarked',
      ),
    ])
    .where(isVisibleSurvey(scope));
}

const MarksRow = z.object({ questionId: z.uuid(), isHealth: z.boolean(), isForTraining: z.boolean() });

/** The last marks in the history of a survey, by question id. */
export async function findMarks({ db }: Scope, id: string): Promise<Map<string, HealthMarks>> {
  const rows = await rowsOf(
    db,
    MarksRow,
    sql`
    select distinct on (question ->> 'id') question ->> 'id' as "questionId",
      coalesce(question -> 'isHealth' = 'true', false) as "isHealth",
      coalesce(question -> 'isForTraining' = 'true', false) as "isForTraining"
    from surveys_versions cross join lateral jsonb_array_elements(content -> 'questions') question
    where document_id = ${id}
    order by question ->> 'id', version desc`,
  );
  return new Map(rows.map(({ questionId, ...marks }) => [questionId, marks]));
}

const SurveyRow = z.object({
  id: z.uuid(),
  version: z.number().int(),
  saveId: z.uuid().nullable(),
  isArchived: z.boolean(),
  content: SurveyContent,
});

export async function findSurvey(scope: Scope, id: string): Promise<z.output<typeof SurveyRow> | undefined> {
  const [row] = await rowsOf(
    scope.db,
    SurveyRow,
    sql`
    select id, version, save_id as "saveId", archived_at is not null as "isArchived", content from surveys
    where id = ${id} and ${isVisibleSurvey(scope)}`,
  );
  return row;
}

interface NewSurvey {
  id: string;
  content: SurveyContent;
  columns: { name: string; type: string; question_count: number };
}

export async function insertSurvey({ db, caller }: Scope, { id, content, columns }: NewSurvey): Promise<void> {
  await db
    .insertInto('surveys')
    .values({ id, content: JSON.stringify(content), saved_by: caller.membershipId, ...columns })
    .execute();
}

/** Archives a survey or brings it back; false when it does not exist. */
export async function setArchived(scope: Scope, id: string, isArchived: boolean): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('surveys')
    .set({ archived_at: isArchived ? sql`coalesce(archived_at, now())` : null })
    .where('id', '=', id)
    .where(isVisibleSurvey(scope))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
