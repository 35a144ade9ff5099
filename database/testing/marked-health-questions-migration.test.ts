import { expect, test } from 'vitest';
import { readyMadeNames } from '#areas/surveys/contract.ts';
import type { Question, SurveyContent } from '#areas/surveys/contract/questions.ts';
import { newQuestion } from '#areas/surveys/rules/edit-questions.ts';
import { contentOfReadyMade } from '#areas/surveys/rules/ready-made/build.ts';
import { readyMade } from '#areas/surveys/rules/ready-made/ready-made.ts';
import { newId } from '#shell/common/ids.ts';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';

const unmarked = ({ isHealth: _, isForTraining: __, ...question }: Question) => question;
const contents = readyMadeNames.flatMap((name) =>
  (['it', 'en'] as const).map((language) => contentOfReadyMade(readyMade[name], language, newId)),
);

test('questions of surveys and editions that were made from ready-made ones and of their history are marked as these, own questions are not', async () => {
  const { db, migrate } = await databaseBefore('0193_questions_about_health.sql');
  await db.query(`insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now())`);
  const own: Question = { ...newQuestion('boolean', newId), text: 'Prendi medicine?' };
  const stored = [...contents, { ...(contents[0] as SurveyContent), questions: [own] }].map((content) => ({
    id: newId(),
    content,
    former: JSON.stringify({ ...content, questions: content.questions.map(unmarked) }),
  }));
  for (const { id, content, former } of stored) {
    await db.query(
      `insert into surveys (account_id, id, version, content, name, type, question_count) values ($1, $2, 3, $3, $4, $5, $6)`,
      [account, id, former, content.name, content.type, content.questions.length],
    );
    await db.query(
      'insert into survey_editions (account_id, id, survey_id, number, content) values ($1, $2, $2, 1, $3)',
      [account, id, former],
    );
    await db.query(
      'insert into surveys_versions (account_id, document_id, version, content, saved_at, session_started_at) values ($1, $2, 2, $3, now(), now())',
      [account, id, former],
    );
  }

  await migrate();

  const marksOf = ({ questions }: SurveyContent) =>
    questions.map(({ text, isHealth = false, isForTraining = false }) => ({ text, isHealth, isForTraining }));
  for (const { id, content } of stored) {
    const { rows } = await db.query(
      `select surveys.content, surveys.version, survey_editions.content as edition, surveys_versions.content as earlier
       from surveys join survey_editions on survey_editions.id = surveys.id
       join surveys_versions on surveys_versions.document_id = surveys.id where surveys.id = $1`,
      [id],
    );
    expect(marksOf(rows[0].content)).toEqual(marksOf(content));
    expect(marksOf(rows[0].edition)).toEqual(marksOf(content));
    expect(marksOf(rows[0].earlier)).toEqual(marksOf(content));
    // An editor that is open gets a conflict instead of saving the questions without their marks.
    expect(rows[0].version).toBe(content.questions.some(({ isHealth }) => isHealth) ? 4 : 3);
  }
  await db.end();
});
