import { beforeAll, beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  studio = await openTestStudio(server);
});

const readToday = async () => (await server.ask(trainingRoutes.today, {}, studio.client)).data.today;
const readTraining = async () => (await server.ask(trainingRoutes.training, {}, studio.client)).data.training;

const assignNext = async (overlap: 'keep' | 'replace', inDays = 3) => {
  const assignment = {
    clientIds: [studio.ids['clients'] ?? ''],
    groupIds: [],
    startsOn: addDays((await readToday()).day, inDays),
    note: '',
  };
  const template = { id: studio.ids['programs'] ?? '', overlap, includesAssigned: true };
  const { copyIds } = (await server.ask(programRoutes.assign, { ...template, ...assignment }, studio.admin)).data;
  return { id: copyIds[0] ?? '', startsOn: assignment.startsOn };
};

/** Ends the begun workout of the client's first program, and leaves nothing else to do in it. */
async function finishAll(): Promise<void> {
  await server.owner.query(
    'update completed_workouts set finished_at = now() where client_id = $1 and finished_at is null',
    [studio.ids['clients']],
  );
  await server.owner.query(
    `update program_workouts workout set row_count = 0 where program_id = $1 and not exists (
      select from completed_workouts done where done.prescribed_workout_id = workout.id)`,
    [studio.ids['client-programs']],
  );
}

test('a program that begins later is on Today beside the running one and can be read, and its workouts are not to do yet', async () => {
  const { id: added, startsOn } = await assignNext('keep');
  const { today, workouts, exercises, programInfo } = await readTraining();

  expect(today.upcoming).toMatchObject([{ id: added, startsOn, state: 'upcoming' }]);
  expect(today.programs.map((program) => program.id)).toEqual([studio.ids['client-programs']]);
  expect(today.week.map(({ programId }) => programId)).not.toContain(added);
  const [first, ...others] = workouts.filter(({ prescription }) => prescription.programId === added);
  expect(new Set([first, ...others].map((one) => one?.prescription.weekNumber))).toEqual(new Set([1, 2]));
  const exerciseIds = first?.prescription.rows.map(({ exerciseId }) => exerciseId) ?? [];
  expect(exercises.map(({ id }) => id)).toEqual(expect.arrayContaining(exerciseIds));
  expect(Object.keys(programInfo)).toContain(added);
});

test('a program that replaces the running one later leaves it the weeks and workouts up to its end', async () => {
  // The begun workout is on the fourth day of the program: with a start today that is the first day of the next program.
  await server.owner.query('update programs set starts_on = $2::date where id = $1', [
    studio.ids['client-programs'],
    todayIn('Europe/Rome'),
  ]);
  const before = await readToday();
  const { startsOn } = await assignNext('replace');
  const { today, workouts } = await readTraining();

  expect(before.programs.map(({ weeks }) => weeks)).toEqual([2]);
  expect(today.programs.map(({ weeks, endsOn }) => [weeks, endsOn])).toEqual([[1, addDays(startsOn, -1)]]);
  // The begun workout stays, although its date is after the end.
  expect(today.week.filter(({ date }) => date >= startsOn).map(({ state }) => state)).toEqual(['begun']);
  const ofRunning = workouts.filter(({ prescription }) => prescription.programId === today.programs[0]?.id);
  expect(new Set(ofRunning.map(({ prescription }) => prescription.weekNumber))).toEqual(new Set([1]));
});

test('a workout of the second week that was done ahead keeps its week in a program that then ends in the first one', async () => {
  const gym = await createWorkoutFixture(server);
  studio = gym.studio;
  const signed = await gym.nextWorkout();
  const finish = { finishedAt: '2026-11-19T18:00:00.000Z', effort: null, comment: '' };
  await gym.send({ signed, sets: [gym.ofFirstRow(signed)], finish, startedAt: '2026-11-19T17:00:00.000Z' }, newId());
  await assignNext('replace');
  const { programs, week } = await readToday();

  expect(signed.prescription.weekNumber).toBe(2);
  expect(programs.map(({ weeks, currentWeek }) => [currentWeek, weeks])).toEqual([[1, 2]]);
  expect(week.every(({ weekNumber }) => weekNumber <= 2)).toBe(true);
});

test('a workout of a program that begins later says so until one of its workouts is begun, and the program is running then', async () => {
  const gym = await createWorkoutFixture(server);
  studio = gym.studio;
  const startsOn = addDays(todayIn('Europe/Rome'), 10);
  await server.owner.query('delete from completed_workouts where client_id = $1', [studio.ids['clients']]);
  await server.owner.query('update programs set starts_on = $2::date where id = $1', [
    studio.ids['client-programs'],
    startsOn,
  ]);
  const signed = await gym.nextWorkout();
  const earlyStart = async () => (await gym.open(signed.prescription.workoutId)).earlyStart;
  const states = async () => (await readToday()).programs.map(({ state }) => state);

  expect(await earlyStart()).toMatchObject({ startsOn });
  expect(await states()).toEqual(['upcoming']);

  await gym.send({ signed, sets: [gym.ofFirstRow(signed)] }, newId());

  expect(await earlyStart()).toBeNull();
  expect(await states()).toEqual(['running']);
});

test('a second program that was begun before its start is running beside the first one, with its workouts', async () => {
  const gym = await createWorkoutFixture(server);
  studio = gym.studio;
  const { id: added } = await assignNext('keep');
  const signed = (await readTraining()).workouts.find(({ prescription }) => prescription.programId === added);
  if (!signed) throw new Error('the added program has no workout');

  await gym.send({ signed, sets: [gym.ofFirstRow(signed)] }, newId());

  const { programs, upcoming, week } = await readToday();
  expect(programs.map(({ id, state }) => [id, state])).toEqual([
    [added, 'running'],
    [studio.ids['client-programs'], 'running'],
  ]);
  expect(upcoming).toEqual([]);
  expect(week).toMatchObject(expect.arrayContaining([expect.objectContaining({ programId: added, state: 'begun' })]));
});

test('once nothing is left of a program that is replaced later, the next workout is the first one of the next program', async () => {
  const { id: added, startsOn } = await assignNext('replace');
  const before = await readToday();
  await finishAll();
  const { today: after, workouts } = await readTraining();

  expect(before.next?.programId).toBe(studio.ids['client-programs']);
  expect(after.next).toMatchObject({ programId: added, date: startsOn, state: 'to_do' });
  expect(after.program).toMatchObject({ id: added, state: 'upcoming' });
  expect(after.programs.map(({ id }) => id)).toEqual([studio.ids['client-programs'], added]);
  expect(after.upcoming).toEqual([]);
  // On the phone it is stored with its exercises.
  expect(workouts.map(({ prescription }) => prescription.workoutId)).toContain(after.next?.workoutId);
  const params = { clientId: studio.ids['clients'] ?? '' };
  const inPerson = (await server.ask(trainingRoutes.schedule, params, studio.admin)).data;
  expect(inPerson.next?.workoutId).toBe(after.next?.workoutId);
});

test('with a second program that goes on, the one that replaces the first one still follows it', async () => {
  const { id: successor } = await assignNext('replace');
  const { id: other } = await assignNext('keep', 0);
  const before = await readToday();
  await finishAll();
  const after = await readToday();

  expect(before.upcoming?.map(({ id }) => id)).toEqual([successor]);
  expect(after.programs.map(({ id }) => id)).toEqual(expect.arrayContaining([other, successor]));
  expect(after.upcoming).toEqual([]);
  expect(after.week.map(({ programId }) => programId)).toEqual(expect.arrayContaining([other, successor]));
});
