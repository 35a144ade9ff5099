import { expect, test } from 'vitest';
import { databaseBefore } from './database-before.ts';

const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

test('the comment of an old workout whose last set a coach logged in person is the coach’s; one of the client and an imported one are the client’s', async () => {
  const { db, migrate } = await databaseBefore('0267_authors_of_ends.sql');
  const workout = (
    number: number,
    source: string,
  ) => `('${id(1)}', '${id(number)}', '${id(2)}', '', 'Gambe', '', 1, 1, '[]',
    '2026-11-18T17:00:00Z', '2026-11-18T18:00:00Z', '2026-11-18', 'Ginocchio ok', '${source}')`;
  const set = (workoutId: number, at: string, author: string | null, setNumber = 1) =>
    `('${id(1)}', '${id(workoutId * 10 + setNumber)}', '${id(workoutId)}', '${id(2)}', '${id(7)}', '${id(8)}', ${setNumber}, '${at}',
      ${author ? `'${author}'` : 'null'})`;
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${id(1)}', 'Studio Prova', now());
    insert into users (id, email, name) values ('${id(30)}', 'davide@example.com', 'Davide Ferri');
    insert into memberships (account_id, id, user_id, role) values ('${id(1)}', '${id(31)}', '${id(30)}', 'admin');
    insert into clients (account_id, id, name, email) values ('${id(1)}', '${id(2)}', 'Giulia', 'giulia@example.com');
    insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number, prescription,
      started_at, finished_at, finished_on, comment, source) values
      ${workout(3, 'forma')}, ${workout(4, 'forma')}, ${workout(5, 'hevy')};
    insert into completed_sets (account_id, id, completed_workout_id, client_id, row_id, exercise_id, set_number, logged_at,
      author_id) values
      ${set(3, '2026-11-18T17:10:00Z', id(31))}, ${set(4, '2026-11-18T17:10:00Z', null)},
      ${set(4, '2026-11-18T19:10:00Z', id(31), 2)}, ${set(5, '2026-11-18T17:10:00Z', id(31))};`);

  await migrate('0267_authors_of_ends.sql');

  const { rows } = await db.query('select id, comment_author_id, effort_author_id from completed_workouts order by id');
  expect(rows).toEqual([
    { id: id(3), comment_author_id: id(31), effort_author_id: null },
    { id: id(4), comment_author_id: null, effort_author_id: null },
    { id: id(5), comment_author_id: null, effort_author_id: null },
  ]);
  await db.end();
});
