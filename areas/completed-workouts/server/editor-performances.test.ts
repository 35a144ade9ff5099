import { expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import { rowsOf } from '#areas/programs/rules/content.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer } from '#database/testing/server.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

test('the editor of a copy gets what was done of each row, with times and distances and without warm-ups', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const id = gym.studio.ids['client-programs'] ?? '';
  const detail = async () => (await server.ask(programEditingRoutes.detailForEdit, { id }, gym.studio.admin)).data;
  const ofRow = async () => (await detail()).done.find(({ rowId }) => rowId === gym.rowId);
  const row = rowsOf((await detail()).program.weeks).find(({ id: rowId }) => rowId === gym.rowId);
  expect(await ofRow()).toBeUndefined();

  await gym.log(
    gym.aSet({ isWarmUp: true, weightKg: 17.5 }),
    gym.aSet({ setNumber: 2, weightKg: 40, reps: null, seconds: 45, metres: 30.5 }),
  );
  expect(await ofRow()).toBeUndefined();
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const sets = [{ weightKg: 40, reps: null, rir: 2, seconds: 45, metres: 30.5 }];
  expect(await ofRow()).toEqual({
    rowId: gym.rowId,
    finishedAt: '2026-11-18T18:00:00.000Z',
    finishedOn: '2026-11-18',
    sets,
    setsDone: 1,
    setsPlanned: 3,
    exerciseId: row?.exerciseId,
    exerciseName: row?.name,
    skipReason: null,
    skipNote: '',
  });
  const previous = (await detail()).previous.flatMap((one) => one.sets);
  expect(previous).toContainEqual(sets[0]);
  expect(previous.map(({ weightKg }) => weightKg)).not.toContain(17.5);
});

test('the editor of a copy gets which workouts the client has begun and not finished', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const { admin, client, ids } = gym.studio;
  const id = ids['client-programs'] ?? '';
  const detail = async () => (await server.ask(programEditingRoutes.detailForEdit, { id }, admin)).data;
  const withRow = (await detail()).program.weeks
    .flatMap(({ days }) => days.flatMap(({ workouts }) => workouts))
    .find(({ exercises }) => exercises.some((row) => row.id === gym.rowId));
  await gym.log(gym.aSet());

  expect((await detail()).begun).toEqual([withRow?.id]);
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, client);
  expect((await detail()).begun).toEqual([]);
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: true }, client);
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  expect((await detail()).begun).toEqual([]);
});

test('the sets of a row count without drops and warm-ups, against those that were prescribed when it was done', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  await gym.log(gym.aSet({ isWarmUp: true }), gym.aSet({ setNumber: 2 }), gym.aSet({ setNumber: 102 }));
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  await server.owner.query(
    `update completed_workouts set prescription = jsonb_set(prescription, '{0,sets}', 'null') where id = $1`,
    [gym.id],
  );

  const id = gym.studio.ids['client-programs'] ?? '';
  const { done } = (await server.ask(programEditingRoutes.detailForEdit, { id }, gym.studio.admin)).data;
  expect(done.find(({ rowId }) => rowId === gym.rowId)).toMatchObject({ setsDone: 1, setsPlanned: 1 });
});

test('a row of a finished workout without any set counts as none of its sets, one of a skipped workout has the reason', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const { client, admin, ids } = gym.studio;
  const id = ids['client-programs'] ?? '';
  const { program } = (await server.ask(programRoutes.get, { id }, admin)).data;
  const workouts = program.weeks.flatMap(({ days }) => days.flatMap((day) => day.workouts));
  const begun = workouts.findIndex(({ exercises }) => exercises.some((row) => row.id === gym.rowId));
  const [finished, skipped] = workouts.slice(begun);
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  await server.ask(trainingRoutes.skip, { workoutId: skipped?.id ?? '', reason: 'time', note: '' }, client);

  const { done } = (await server.ask(programEditingRoutes.detailForEdit, { id }, admin)).data;
  const ofRows = (rows: readonly { id: string }[] = []) =>
    rows
      .map((row) => done.find(({ rowId }) => rowId === row.id))
      .map((one) => one && (one.skipReason ?? `${one.setsDone}/${one.setsPlanned}`));
  expect(ofRows(finished?.exercises)).toEqual(['1/3', '0/3', '0/3', '0/3']);
  expect(ofRows(skipped?.exercises)).toEqual(['time', 'time', 'time', 'time']);
});

test('the sets of a row stay, also when the workout was done again without it', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z');
  await server.owner.query(
    `insert into completed_workouts select (jsonb_populate_record(done, jsonb_build_object('id', gen_random_uuid(),
      'finished_at', '2026-11-19T18:00:00Z'))).* from completed_workouts done where id = $1`,
    [gym.id],
  );

  const id = gym.studio.ids['client-programs'] ?? '';
  const { done } = (await server.ask(programEditingRoutes.detailForEdit, { id }, gym.studio.admin)).data;
  expect(done.find(({ rowId }) => rowId === gym.rowId)).toMatchObject({ setsDone: 1 });
});

test('a row whose exercise the coach replaced after the workout was begun names the exercise that was done', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const { admin, ids } = gym.studio;
  const id = ids['client-programs'] ?? '';
  const detail = async () => (await server.ask(programEditingRoutes.detailForEdit, { id }, admin)).data;
  const { program } = await detail();
  const former = rowsOf(program.weeks).find((row) => row.id === gym.rowId);
  await gym.log(gym.aSet());
  const after = structuredClone(program);
  for (const row of rowsOf(after.weeks))
    if (row.id === gym.rowId) Object.assign(row, { exerciseId: ids['exercises'], name: 'Affondi' });
  const saved = await saveDocument(server, programRoutes, { before: program, after }, admin);
  expect(saved.status).toBe(200);
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const { done } = await detail();
  expect(done.find(({ rowId }) => rowId === gym.rowId)).toMatchObject({
    exerciseId: former?.exerciseId,
    exerciseName: former?.name,
    setsDone: 1,
  });
});

test('the editor of a copy gets the name of the exercise that was done instead of that of the row', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const exerciseId = gym.studio.ids['exercises'] ?? '';
  const change = { rowId: gym.rowId, skipReason: null, skipNote: '', exerciseId, exerciseName: 'Leg curl al cavo' };
  await gym.send({ rowChanges: [{ ...change, changedAt: '2026-11-18T17:05:00.000Z' }] });
  await gym.log(gym.aSet({ weightKg: 15 }));
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const id = gym.studio.ids['client-programs'] ?? '';
  const { done } = (await server.ask(programEditingRoutes.detailForEdit, { id }, gym.studio.admin)).data;
  expect(done.find(({ rowId }) => rowId === gym.rowId)).toMatchObject({ exerciseId, exerciseName: 'Leg curl al cavo' });
});

test('the editor of a copy gets why a row was skipped', async () => {
  const server = await openTestServer();
  const gym = await createWorkoutFixture(server);
  const change = {
    rowId: gym.rowId,
    skipReason: 'pain' as const,
    skipNote: 'Spalla',
    exerciseId: null,
    exerciseName: '',
  };
  await gym.send({ rowChanges: [{ ...change, changedAt: '2026-11-18T17:05:00.000Z' }] });
  await gym.finishAt('2026-11-18T18:00:00.000Z');

  const id = gym.studio.ids['client-programs'] ?? '';
  const { done } = (await server.ask(programEditingRoutes.detailForEdit, { id }, gym.studio.admin)).data;
  expect(done.find(({ rowId }) => rowId === gym.rowId)).toMatchObject({
    sets: [],
    skipReason: 'pain',
    skipNote: 'Spalla',
  });
});
