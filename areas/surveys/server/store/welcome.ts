import { sql } from 'kysely';
import { WelcomeSurvey } from '../../contract/assignments.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { z } from 'zod';

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

/** Whether clients of any type see another first survey. */
export async function hasWelcomeExcept({ db }: Scope, surveyId: string): Promise<boolean> {
  const other = db.selectFrom('welcome_surveys').select('survey_id').where('survey_id', '!=', surveyId).limit(1);
  return (await other.executeTakeFirst()) !== undefined;
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
