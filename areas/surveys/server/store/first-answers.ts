import { sql } from 'kysely';
import { z } from 'zod';
import { mayReadHealthData } from '#areas/clients/server/public.ts';
import { SentAnswer } from '../../contract/check-ins.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

const FirstAnswers = z.object({ sentAt: z.string(), answers: z.array(SentAnswer) });

/** Most clients have answered one first survey; later ones are of a client who changed the type. */
const maxSurveys = 3;

/** What a client sent to first surveys, the latest first. Does not check access to the client. */
export async function findFirstAnswers(scope: Scope, clientId: string): Promise<z.output<typeof FirstAnswers>[]> {
  return rowsOf(
    scope.db,
    FirstAnswers,
    sql`
    select sent_at as "sentAt", answers from check_ins
    where client_id = ${clientId} and assignment_id is null and answers is not null
      and ${mayReadHealthData(scope, 'check_ins.client_id')}
    order by sent_at desc limit ${sql.lit(maxSurveys)}`,
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
