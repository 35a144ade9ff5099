import { once } from 'node:events';
import net from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';

import { exerciseCandidateRoutes } from '../../contract/exercise-candidates.ts';
import type { HistoryPreview } from '../../contract/import.ts';

import { firstChoices, sendExport } from './testing/send-export.ts';
import { clientWorkoutRoutes } from '../../contract.ts';
import { historyRoutes } from '../../contract/history.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

const heading =
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE';
const history = [
  heading,
  '2019-01-11 12:31:54,Gambe,1h 5m,Barbell Squat,1,100,5,0,0,,Bene,8.5',
  '2019-01-11 12:31:54,Gambe,1h 5m,Barbell Squat,2,102.5,4,0,0,,Bene,',
  '2019-01-11 12:31:54,Gambe,1h 5m,Xyzzyq,1,10,10,0,0,,Bene,',
  '2019-07-13 18:00:00,Spinta,45m,Plank,1,0,0,0,60,,,',
].join('\n');

const own = () => ({ server, token: studio.client });
const ofClient = () => ({ server, token: studio.admin, clientId: studio.ids['clients'] ?? '' });

async function previewOf(content: Uint8Array | string = history): Promise<HistoryPreview> {
  const { preview, message } = await sendExport(own(), content);
  if (!preview) throw new Error(`previewOf: ${message}`);
  return preview;
}

async function importOwn(content = history, more: Record<string, unknown> = {}) {
  return sendExport(own(), content, { choices: firstChoices(await previewOf(content)), ...more });
}

describe('the preview', () => {
  test('shows an export of Strong in German, whose first note has two lines', async () => {
    const preview = await previewOf(
      [
        'Datum;Workout-Name;Dauer;Name der Übung;Reihenfolge festlegen;Gewicht;Wiederh.;Entfernung;Sekunden;Notizen;Workout-Notizen;RPE',
        '2025-08-23 17:51:23;"Ganzkörper";2h 23min;"Barbell Squat";1;50.0;12.0;0;0.0;"tief\nlangsam";"";',
        '2025-08-23 17:51:23;"Ganzkörper";2h 23min;"Barbell Squat";Ruhezeit;0;0.0;0;120.0;;;',
      ].join('\n'),
    );

    expect(preview).toMatchObject({ source: 'strong', workouts: 1, sets: 1, problems: [] });
    expect(preview.exercises).toMatchObject([{ name: 'Barbell Squat', match: 'exact' }]);
  });

  test('shows what would be imported, and stores nothing', async () => {
    const preview = await previewOf();

    expect(preview).toMatchObject({
      source: 'strong',
      workouts: 2,
      sets: 4,
      from: '2019-01-11',
      until: '2019-07-13',
      problems: [],
      leftOut: 0,
      there: { workouts: 0, sets: 0 },
      asks: { weightUnit: true, distanceUnit: false, dateOrder: false },
      dateOrder: 'day',
      mayCreate: false,
    });
    expect(preview.exercises.map(({ name, sets, match }) => [name, sets, match])).toEqual([
      ['Barbell Squat', 2, 'exact'],
      ['Xyzzyq', 1, 'unknown'],
      ['Plank', 1, 'exact'],
    ]);
    const { data } = await server.ask(clientWorkoutRoutes.list.own, {}, studio.client);
    expect(data.completedWorkouts.filter(({ source }) => source !== 'forma')).toEqual([]);
  });

  test('matches exercises by the names of the apps: equipment in brackets, Italian names, usual names', async () => {
    const matchesOf = async (names: readonly string[]) => {
      const lines = names.map((name, index) => `2019-01-11 12:31:54,${index % 9},1h,"${name}",1,100,5,0,0,,,`);
      const { exercises } = await previewOf([heading, ...lines].join('\n'));
      return exercises.filter(({ match }) => match !== 'exact').map(({ name }) => name);
    };

    expect(await matchesOf(['Squat (Barbell)', 'Squat (Bilanciere)', 'Pull Up', 'Lat Pulldown (Cable)'])).toEqual([]);
    expect(await matchesOf(['Triceps Extension', 'Mio circuito'])).toEqual(['Triceps Extension', 'Mio circuito']);
  });

  test('parses the files of spreadsheets and phones: BOM, Windows-1252, semicolons, quotes, empty lines', async () => {
    const written = history.replaceAll(',', ';').replace('Bene', '"più giù; così"').replaceAll('\n', '\r\n\r\n');
    for (const content of [Buffer.from(`\ufeff${written}`), Buffer.from(written, 'latin1'), `sep=;\r\n${written}`])
      expect(await previewOf(content)).toMatchObject({ workouts: 2, sets: 4, problemCount: 0 });
  });
});

test('the order of day and month that the file leaves open is that of the request, in the preview and in the import', async () => {
  const content = [heading, '05/03/2019 18:00,A,1h,Barbell Squat,1,100,5,0,0,,,'].join('\n');
  expect(await previewOf(content)).toMatchObject({ asks: { dateOrder: true }, dateOrder: 'day', from: '2019-03-05' });

  const { preview } = await sendExport(own(), content, { dateOrder: 'month' });
  expect(preview).toMatchObject({ asks: { dateOrder: true }, dateOrder: 'month', from: '2019-05-03' });
  const { imported } = await importOwn(content, { dateOrder: 'month' });
  expect(imported).toMatchObject({ sets: 1, from: '2019-05-03' });
});

describe('the import', () => {
  test('adds the workouts to lists, records and the comparison, at the time they were done', async () => {
    const { imported } = await importOwn();

    expect(imported).toEqual({
      workouts: 2,
      sets: 3,
      there: { workouts: 0, sets: 0 },
      from: '2019-01-11',
      until: '2019-07-13',
      created: 0,
    });
    const { completedWorkouts } = (await server.ask(clientWorkoutRoutes.list.own, {}, studio.client)).data;
    const done = completedWorkouts.filter(({ source }) => source === 'strong');
    expect(done).toMatchObject([
      { title: 'Spinta', minutes: 45, sets: 1 },
      { title: 'Gambe', minutes: 65, sets: 2, volumeKg: 910, finishedAt: '2019-01-11T12:36:54.000Z' },
    ]);
    const { completedWorkout } = (
      await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId: done[1]?.id ?? '' }, studio.client)
    ).data;
    expect(completedWorkout).toMatchObject({ comment: 'Bene', rows: [{ sets: 2, type: 'reps', key: 'A' }] });
    expect(completedWorkout.sets).toMatchObject([
      { setNumber: 1, weightKg: 100, reps: 5, rpe: 8.5, author: null },
      { setNumber: 2, weightKg: 102.5, reps: 4 },
    ]);
    const squat = completedWorkout.rows[0]?.exerciseId ?? '';
    const { performances } = (await server.ask(historyRoutes.progress.own, { exerciseId: squat }, studio.client)).data;
    expect(JSON.stringify(performances)).toContain('102.5');
  });

  test('files a workout that ended after midnight under the day it began, with its duration', async () => {
    const night = [heading, '2019-10-31 23:40:00,Notte,1h 10m,"Barbell Squat",1,100,5,0,0,,,'].join('\n');
    await importOwn(night);
    const { completedWorkouts } = (await server.ask(clientWorkoutRoutes.list.own, {}, studio.client)).data;

    expect(completedWorkouts.find(({ title }) => title === 'Notte')).toMatchObject({
      minutes: 70,
      finishedAt: '2019-10-31T23:50:00.000Z',
      finishedOn: '2019-10-31',
    });
  });

  test('of the same file again stores nothing and reports it', async () => {
    await importOwn();
    const again = await importOwn();

    expect(again.imported).toMatchObject({ workouts: 0, sets: 0, there: { workouts: 2, sets: 3 } });
    expect((await previewOf()).there).toEqual({ workouts: 2, sets: 3 });
  });

  test('of the same file with another choice adds the sets that were skipped the first time', async () => {
    await importOwn();
    const preview = await previewOf();
    const squat = preview.exercises[0]?.candidates[1]?.id;
    const choices = { ...firstChoices(preview), Xyzzyq: { kind: 'exercise', id: squat } };

    const { imported } = await sendExport(own(), history, { choices });

    expect(imported).toMatchObject({ workouts: 0, sets: 1, there: { workouts: 2, sets: 3 } });
  });

  test('by the coach stores them as the author of every set and can create exercises', async () => {
    const { preview } = await sendExport(ofClient(), history);
    const choices = { ...(preview && firstChoices(preview)), Xyzzyq: { kind: 'create', muscle: 'quads' } };

    const { imported } = await sendExport(ofClient(), history, { choices });

    expect(preview?.mayCreate).toBe(true);
    expect(imported).toMatchObject({ workouts: 2, sets: 4, created: 1 });
    const { completedWorkouts } = (await server.ask(clientWorkoutRoutes.list.own, {}, studio.client)).data;
    const completedWorkoutId = completedWorkouts.find(({ title }) => title === 'Gambe')?.id ?? '';
    const { completedWorkout } = (
      await server.ask(clientWorkoutRoutes.detail.own, { completedWorkoutId }, studio.client)
    ).data;
    expect(completedWorkout.rows.map(({ name }) => name)).toContain('Xyzzyq');
    expect(completedWorkout.sets.map(({ author }) => author)).toEqual([
      'Studio Prova admin',
      'Studio Prova admin',
      'Studio Prova admin',
    ]);
  });

  test('of a file in pounds stores kilograms', async () => {
    await importOwn(history, { weightUnit: 'lb' });

    const { completedWorkouts } = (await server.ask(clientWorkoutRoutes.list.own, {}, studio.client)).data;
    expect(completedWorkouts.find(({ title }) => title === 'Gambe')?.volumeKg).toBeCloseTo(45.36 * 5 + 46.49 * 4, 2);
  });

  test('of 5,000 sets in 250 workouts takes less than six seconds of CPU time', async () => {
    const names = ['Barbell Squat', 'Plank', 'Pushups', 'Barbell Deadlift', 'Pullups'];
    const lines = Array.from({ length: 5000 }, (_, index) => {
      const workout = Math.floor(index / 20);
      const day = new Date(Date.UTC(2023, 0, 1 + workout * 2)).toISOString().slice(0, 10);
      return `${day} 18:00:00,Allenamento,1h,${names[Math.floor((index % 20) / 4)]},${(index % 4) + 1},${50 + (index % 60)},8,0,0,,,`;
    });
    const content = [heading, ...lines].join('\n');
    const cpu = process.cpuUsage();
    const { imported } = await importOwn(content);
    const { user, system } = process.cpuUsage(cpu);

    expect(imported).toMatchObject({ workouts: 250, sets: 5000 });
    expect((user + system) / 1000).toBeLessThan(6000);
  });
});

describe('the import rejects', () => {
  test.each([
    ['Settimana;Giorno;Esercizio;Serie;Rip\n1;A;Squat;4;8\n', 'import_not_history'],
    ['Workout Name,Exercise Name,Weight\nA,Squat,100\n', 'import_columns_missing'],
    [heading, 'import_empty'],
    ['PK\u0003\u0004\u0000\u0000', 'import_not_a_table'],
    ['', 'import_not_history'],
  ])('%j with %s and a complete message', async (content, code) => {
    const refused = await sendExport(own(), content);

    expect(refused).toMatchObject({ status: 422, code });
    expect(refused.message).not.toContain('{{');
  });

  test('sets with problems, unless the user accepts that they are left out', async () => {
    const content = `${history}\n2019-07-13 18:00:00,Spinta,45m,Plank,2,-320,8,0,0,,,`;
    const preview = await previewOf(content);

    expect(preview).toMatchObject({ leftOut: 1, problems: [{ line: 6, column: 'Weight', code: 'weight' }] });
    expect(await importOwn(content)).toMatchObject({ status: 422, code: 'import_left_out' });
    expect(await importOwn(content, { leavesOut: 'yes' })).toMatchObject({ imported: { sets: 3 } });
  });

  test('a file when no exercise is chosen, or a chosen exercise does not exist in the account', async () => {
    const choices = { 'Barbell Squat': { kind: 'exercise', id: '0190c0de-0000-7000-8000-00000000dead' } };

    expect(await sendExport(own(), history, { choices: {} })).toMatchObject({ code: 'import_nothing_chosen' });
    expect(await sendExport(own(), history, { choices })).toMatchObject({ code: 'import_exercise_gone' });
    expect(await sendExport(own(), history, { choices: 'x' })).toMatchObject({ status: 422, code: 'invalid' });
  });

  test('a client who creates exercises', async () => {
    const choices = { Xyzzyq: { kind: 'create', muscle: 'quads' } };

    expect(await sendExport(own(), history, { choices })).toMatchObject({ status: 403, code: 'import_may_not_create' });
  });

  test('users without the permission, and professionals who do not look after the client', async () => {
    const clientId = studio.ids['clients'] ?? '';
    const statusOf = async (token: string, id?: string) =>
      (await sendExport({ server, token, ...(id && { clientId: id }) }, history)).status;

    expect(await statusOf(studio.admin)).toBe(403);
    expect(await statusOf(studio.client, clientId)).toBe(403);
    expect(await statusOf(studio.coach, clientId)).toBe(404);
    expect(await statusOf((await openTestStudio(server, 'Altro')).admin, clientId)).toBe(404);
  });

  test('a file of 40 MB before it is uploaded completely', async () => {
    const socket = net.connect(await server.listen(), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /api/my/completed-workouts/import/preview HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${studio.client}\r\n` +
        `content-type: multipart/form-data; boundary=edge\r\ncontent-length: ${40 * 1024 * 1024}\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();

    expect(String(answer)).toMatch(/^HTTP\/1.1 413/);
  });
});

test('exercises to choose from are found by some of the words of their name', async () => {
  const found = async (token: string) =>
    (await server.ask(exerciseCandidateRoutes.list, { search: 'panca piana' }, token)).data.candidates;

  expect((await found(studio.client))[0]?.name).toMatch(/^Panca piana/);
  expect(await found(studio.admin)).toEqual(await found(studio.client));
});

test('exercises to choose from are found by the first letters of a name, those for strength before stretches', async () => {
  const query = { search: 'chin' };
  const { candidates } = (await server.ask(exerciseCandidateRoutes.list, query, studio.client, 'en')).data;
  const names = candidates.map(({ name }) => name);

  expect(names[0]).toBe('Chin-Up');
  expect(names).toContain('Assisted Chin-Up Machine');
});
