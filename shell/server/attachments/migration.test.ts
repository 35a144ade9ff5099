import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseBefore } from '#database/testing/database-before.ts';

const account = '0190c0de-0000-7000-8000-0000000000aa';
const id = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [exercise, libraryExercise, client, workout, row] = [id(1), id(2), id(3), id(4), id(5)];

let db: pg.Client;

/** A database with the schema before the migration, and rows of every kind. */
beforeAll(async () => {
  const { db: opened, connectionString, migrate } = await databaseBefore('0020_attachments.sql');
  db = opened;
  const boss = new PgBoss({ connectionString });
  await boss.start();
  await boss.createQueue('jobs');
  await addRows();
  for (const queuedJob of queuedJobs) await boss.send('jobs', queuedJob);
  await boss.stop({ graceful: false });
  await migrate();
});

afterAll(() => db.end());

const queuedJobs = [
  { job: 'exercises: drop files', payload: { contentId: id(90), keys: 'accounts/a/1.webp,accounts/a/1-small.webp' } },
  { job: 'completed-workouts: drop files', payload: { keys: 'accounts/a/2.mp4' } },
  { job: 'exercises: fetch a picture', payload: { shelf: 'own', accountId: account, contentId: id(12) } },
  { job: 'exercises: fetch a picture', payload: { shelf: 'library', accountId: '', contentId: id(22) } },
  { job: 'account: mail a link', payload: {} },
];

async function addRows(): Promise<void> {
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into exercises (account_id, id, name, primary_muscles, secondary_muscles, equipment, category)
      values ('${account}', '${exercise}', 'Affondi', '{quads}', '{}', '{}', 'strength');
    insert into system_exercises (id, code, name_it, name_en, primary_muscles, secondary_muscles, equipment, category, rarity)
      values ('${libraryExercise}', 'squat', 'Squat', 'Squat', '{quads}', '{}', '{}', 'strength', 0);
    insert into clients (account_id, id, name, email) values ('${account}', '${client}', 'Giulia', 'giulia@example.com');
    insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number,
      prescription, started_at) values ('${account}', '${workout}', '${client}', '', '', '', 1, 1, '[]', now());
    insert into exercise_assets (account_id, id, exercise_id, position, kind, content_id, storage_key, media_type,
      size_bytes, link_id, poster_key, thumbnail_key) values
      ('${account}', '${id(10)}', '${exercise}', 4, 'image', '${id(10)}', 'i.webp', 'image/webp', 10, null, null, 'it.webp'),
      ('${account}', '${id(11)}', '${exercise}', 2, 'video', '${id(11)}', 'v.mov', 'video/quicktime', 20, null, 'vp.webp', 'vt.webp'),
      ('${account}', '${id(12)}', '${exercise}', 3, 'youtube', '${id(12)}', null, null, null, 'aqz-KE-bpKQ', null, null);
    insert into system_exercise_assets (id, exercise_id, position, kind, content_id, link_id)
      values ('${id(22)}', '${libraryExercise}', 1, 'vimeo', '${id(22)}', '76979871/8272103f6e');
    insert into completed_set_media (account_id, id, completed_workout_id, row_id, set_number, kind, storage_key, poster_key,
      thumbnail_key, created_at) values
      ('${account}', '${id(31)}', '${workout}', '${row}', 2, 'video', 's.mp4', 'sp.webp', 'st.webp', '2026-11-02'),
      ('${account}', '${id(30)}', '${workout}', '${row}', 1, 'image', 's.webp', null, null, '2026-11-03');`);
}

async function rows(sql: string) {
  return (await db.query(sql)).rows;
}

describe('attachments of exercises and sets', () => {
  test('of an exercise keep their order, files, sizes and links', async () => {
    const found = await rows(`select id, position, kind, content_id, storage_key, media_type, size_bytes::int, url,
      poster_key, thumbnail_key, slot from attachments where exercise_id = '${exercise}' order by position`);
    const none = { storage_key: null, media_type: null, size_bytes: null, url: null, poster_key: null, slot: '' };

    expect(found).toEqual([
      {
        ...none,
        id: id(11),
        position: 1,
        kind: 'video',
        content_id: id(11),
        storage_key: 'v.mov',
        media_type: 'video/quicktime',
        size_bytes: 20,
        poster_key: 'vp.webp',
        thumbnail_key: 'vt.webp',
      },
      {
        ...none,
        id: id(12),
        position: 2,
        kind: 'youtube',
        content_id: id(12),
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        thumbnail_key: null,
      },
      {
        ...none,
        id: id(10),
        position: 3,
        kind: 'image',
        content_id: id(10),
        storage_key: 'i.webp',
        media_type: 'image/webp',
        size_bytes: 10,
        thumbnail_key: 'it.webp',
      },
    ]);
  });

  test('of library exercises are migrated to the table of the library', async () => {
    expect(await rows('select id, system_exercise_id, position, kind, url from system_attachments')).toEqual([
      {
        id: id(22),
        system_exercise_id: libraryExercise,
        position: 1,
        kind: 'vimeo',
        url: 'https://vimeo.com/76979871/8272103f6e',
      },
    ]);
  });

  test('of a workout keep their set, the order of their creation and their files', async () => {
    const found = await rows(`select id, position, slot, kind, storage_key, media_type, poster_key, thumbnail_key,
      content_id, created_at::date::text as date from attachments where completed_workout_id = '${workout}' order by position`);

    expect(found).toMatchObject([
      {
        id: id(31),
        position: 1,
        slot: `${row} 2`,
        kind: 'video',
        storage_key: 's.mp4',
        media_type: 'video/mp4',
        poster_key: 'sp.webp',
        thumbnail_key: 'st.webp',
        content_id: id(31),
        date: '2026-11-02',
      },
      { id: id(30), position: 2, slot: `${row} 1`, kind: 'image', media_type: 'image/webp', date: '2026-11-03' },
    ]);
  });
});

test('queued deletions of files and queued downloads of thumbnails survive the migration', async () => {
  const deletions = await rows('select content_id, storage_keys from file_deletions order by storage_keys');
  const jobs = await rows(`select data ->> 'job' as job from pgboss.job where name = 'jobs' order by created_on, id`);

  expect(deletions.map(({ storage_keys }) => storage_keys)).toEqual([
    ['accounts/a/1.webp', 'accounts/a/1-small.webp'],
    ['accounts/a/2.mp4'],
  ]);
  expect(deletions[0].content_id).toBe(id(90));
  expect(jobs.map(({ job }) => job).toSorted()).toEqual([
    'account: mail a link',
    'exercises: fetch a library thumbnail',
    'exercises: fetch a thumbnail',
  ]);
});

test('the files of records that a foreign key deletes are found by the job', async () => {
  await db.query('delete from file_deletions');
  await db.query(`delete from clients where id = '${client}'`);
  const [taken] = await rows('select * from take_unreferenced_files(10)');

  expect(taken.deletions).toBe(2);
  expect(taken.storage_keys.toSorted()).toEqual(['s.mp4', 's.webp', 'sp.webp', 'st.webp']);
});

test('two attachments of one record never have the same position', async () => {
  const second = `update attachments set position = 1 where exercise_id = '${exercise}'`;

  await expect(db.query(second)).rejects.toThrow('attachments_of_exercise');
});
