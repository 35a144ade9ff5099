import { expect, test } from 'vitest';
import { firstVisit } from '#areas/surveys/rules/ready-made/first-contact.ts';
import { contentOfReadyMade } from '#areas/surveys/rules/ready-made/build.ts';
import type { SurveyContent } from '#areas/surveys/contract/questions.ts';
import { newId } from '#shell/common/ids.ts';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const added = { from: 11, to: 16 };

/** The ready-made first visit as it was before these questions. */
function formerContent(language: 'it' | 'en'): SurveyContent {
  const content = contentOfReadyMade(firstVisit, language, newId);
  return { ...content, questions: content.questions.toSpliced(added.from, added.to - added.from) };
}

/** Without ids, which differ, and marks, which were added later: a condition names the position of its question. */
function comparable({ questions }: SurveyContent) {
  return questions.map(({ id: _, isHealth: __, isForTraining: ___, options, showIf, ...one }) => ({
    ...one,
    options: options.map(({ text }) => text),
    showIf: showIf.map(({ questionId, ...condition }) => ({
      ...condition,
      question: questions.findIndex(({ id }) => id === questionId),
    })),
  }));
}

test('a first visit that a studio never changed asks about injuries, pregnancy and eating disorders, a changed one stays', async () => {
  const { db, migrate } = await databaseBefore('0175_health_questions_of_first_visits.sql');
  const changed = formerContent('it');
  const [goal, ...others] = changed.questions;
  const surveys = {
    italian: { content: formerContent('it'), version: 1 },
    english: { content: formerContent('en'), version: 1 },
    saved: { content: formerContent('it'), version: 2 },
    changed: { content: { ...changed, questions: [{ ...goal, text: 'Il tuo obiettivo?' }, ...others] }, version: 1 },
  };
  const ids = new Map(Object.keys(surveys).map((name) => [name, newId()]));
  await db.query(`insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now())`);
  for (const [name, { content, version }] of Object.entries(surveys))
    await db.query(
      `insert into surveys (account_id, id, version, content, name, type, question_count) values ($1, $2, $3, $4, $5, 'WELCOME', $6)`,
      [account, ids.get(name), version, content, content.name, content.questions.length],
    );

  await migrate();

  const stored = async (name: string) =>
    (await db.query('select content, question_count, version from surveys where id = $1', [ids.get(name)])).rows[0];
  for (const [name, language] of [
    ['italian', 'it'],
    ['english', 'en'],
  ] as const) {
    const { content, question_count, version } = await stored(name);
    // An editor that was opened before the migration does not save over the questions.
    expect(version).toBe(2);
    expect(comparable(content)).toEqual(comparable(contentOfReadyMade(firstVisit, language, newId)));
    expect(question_count).toBe(content.questions.length);
  }
  expect(await stored('saved')).toMatchObject(surveys.saved);
  expect(await stored('changed')).toMatchObject(surveys.changed);
  await db.end();
});
