import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [client, survey, edition, unread, read] = [id(1), id(2), id(3), id(10), id(11)];
const [illness, changed, allergies, pain] = [id(20), id(21), id(22), id(23)];

const question = (questionId: string, text: string, flagIf: unknown = null) => ({
  id: questionId,
  kind: 'boolean',
  text,
  flagIf,
});
const yes = { test: 'yes', value: null, optionIds: [] };
const own = question(pain, 'Hai dolori?', yes);
const questions = [
  question(illness, 'Hai malattie diagnosticate o prendi farmaci?'),
  question(changed, 'Hai allergie, intolleranze o altro?'),
  question(allergies, 'Do you have allergies or intolerances?'),
  own,
];
const content = JSON.stringify({ type: 'WELCOME', questions });
const answer = (questionId: string, text: string, value: boolean) => ({
  questionId,
  question: text,
  kind: 'boolean',
  value: { kind: 'boolean', value },
});
const answers = JSON.stringify([
  answer(illness, 'Hai malattie diagnosticate o prendi farmaci?', true),
  answer(changed, 'Hai allergie, intolleranze o altro?', true),
  answer(allergies, 'Do you have allergies or intolerances?', false),
]);
// Of an answer that the client took back.
const former = { questionId: pain, question: 'Hai dolori?', reason: 'answer' };
const flags = JSON.stringify([former]);

test('unchanged questions of a first visit from before flag a yes, also in unread answers, and no other question does', async () => {
  const { db, migrate } = await databaseBefore('0171_flags_of_first_visits.sql');
  const sent = (checkIn: string, state: string, dueOn: string) =>
    `('${account}', '${checkIn}', '${survey}', '${client}', ${dueOn}, '${state}', '${edition}', '${answers}', '${flags}', now())`;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values ('${account}', '${client}', 'Giulia', 'giulia@example.com');
    insert into surveys (account_id, id, content, name, type, question_count)
      values ('${account}', '${survey}', '${content}', 'Prima visita', 'WELCOME', 4);
    insert into survey_editions (account_id, id, survey_id, number, content)
      values ('${account}', '${edition}', '${survey}', 1, '${content}');
    insert into survey_assignments (account_id, id, survey_id, client_id, repeats, starts_on)
      values ('${account}', '${id(30)}', '${survey}', '${client}', 'once', current_date);
    insert into check_ins (account_id, id, survey_id, client_id, due_on, state, edition_id, answers, flags, sent_at)
      values ${sent(unread, 'sent', 'current_date')};
    insert into check_ins (account_id, id, survey_id, client_id, due_on, state, edition_id, answers, flags, sent_at, assignment_id)
      values ${sent(read, 'reviewed', 'current_date - 9').slice(0, -1)}, '${id(30)}');`);

  await migrate();

  const storedValue = async (sql: string, rowId: string) => (await db.query(sql, [rowId])).rows[0].value;
  const [first, second, third] = questions;
  const flagged = [{ ...first, flagIf: yes }, second, { ...third, flagIf: yes }, own];
  const questionsOf = (table: string) => `select content -> 'questions' as value from ${table} where id = $1`;
  expect(await storedValue(questionsOf('surveys'), survey)).toEqual(flagged);
  expect(await storedValue(questionsOf('survey_editions'), edition)).toEqual(flagged);
  const flagsOf = 'select flags as value from check_ins where id = $1';
  const present = { questionId: illness, question: 'Hai malattie diagnosticate o prendi farmaci?', reason: 'answer' };
  expect(await storedValue(flagsOf, unread)).toEqual([present, former]);
  expect(await storedValue(flagsOf, read)).toEqual([former]);
  await db.end();
});
