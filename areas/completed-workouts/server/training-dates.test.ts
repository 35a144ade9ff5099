import { beforeEach, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { acceptInvitationsOn } from '#database/testing/accepted-invitations.ts';
import { runAsJob, runJob } from '#database/testing/run-job.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, mondayOf, todayIn } from '#shell/common/dates.ts';
import { trainingRoutes } from '../contract/training.ts';
import {
  findTrainingDates,
  recordAllTrainingDays,
  recordTrainingDays,
  recordTrainingDaysJob,
} from './operations/training-dates.ts';

const today = todayIn('Europe/Rome');
const startsOn = addDays(mondayOf(today), -7);
let server: TestServer;
let studio: TestStudio;
let clientId: string;

beforeEach(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
  clientId = studio.ids['clients'] ?? '';
  const id = studio.ids['client-programs'] ?? '';
  const { version } = (await server.ask(programRoutes.programUser, { id }, studio.admin)).data.programUser;
  await server.ask(programRoutes.saveProgramUser, { id, version, startsOn, note: '' }, studio.admin);
  await server.owner.query('update programs set assigned_on = starts_on where id = $1', [id]);
  await server.owner.query('delete from completed_workouts where account_id = $1', [studio.accountId]);
  await acceptInvitationsOn(server, studio.accountId, '2026-01-01');
});

async function datesUntil(until: string): Promise<string[]> {
  const period = { clientId, from: startsOn, until };
  return [...(await runAsJob(server, studio, (scope) => findTrainingDates(scope, period)))].toSorted();
}

async function firstWorkout(): Promise<{ workoutId: string; date: string }> {
  const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId }, studio.admin)).data;
  const [first] = schedule;
  if (!first) throw new Error('firstWorkout: the program has no workout');
  return first;
}

const record = () => runJob(server, studio, (scope) => recordTrainingDays(scope, { accountId: studio.accountId }));

test('a day that was for training stays so when its workout is moved, skipped or deleted after the day', async () => {
  const yesterday = addDays(today, -1);
  const { workoutId, date } = await firstWorkout();
  const dates = await datesUntil(yesterday);
  expect(dates).toContain(date);
  await record();

  await server.ask(trainingRoutes.move, { workoutId, date: addDays(startsOn, 13) }, studio.client);
  expect(await datesUntil(yesterday)).toEqual(dates);
  await server.ask(trainingRoutes.skip, { workoutId, reason: 'time', note: '' }, studio.client);
  expect(await datesUntil(yesterday)).toEqual(dates);
  await server.ask(programRoutes.unassign, { programId: studio.ids['client-programs'] ?? '' }, studio.admin);
  expect(await datesUntil(yesterday)).toEqual(dates);
});

test('a workout that was skipped before its day was over leaves a rest day', async () => {
  const { workoutId, date } = await firstWorkout();
  await server.ask(trainingRoutes.skip, { workoutId, reason: 'time', note: '' }, studio.client);
  await record();
  await server.ask(trainingRoutes.skip, { workoutId, reason: null, note: '' }, studio.client);

  expect(await datesUntil(addDays(today, -1))).not.toContain(date);
});

test('each day is recorded once, today and later days follow the program', async () => {
  const recordedDays = async () =>
    (
      await server.owner.query('select ends_on::text, days::text[] from past_training_days where client_id = $1', [
        clientId,
      ])
    ).rows;
  const find = () => runJob(server, { accountId: studio.accountId }, recordAllTrainingDays);
  const job = { job: recordTrainingDaysJob, payload: { accountId: studio.accountId } };
  expect((await find()).jobs).toContainEqual(job);
  const dates = await datesUntil(addDays(startsOn, 13));
  await record();
  const [recorded] = await recordedDays();
  await server.owner.query(
    `update past_training_days set ends_on = ends_on - 3, days = array(select day from unnest(days) day where day <= ends_on - 3)
     where client_id = $1`,
    [clientId],
  );
  await Promise.all([record(), record()]);

  expect(recorded).toMatchObject({ ends_on: addDays(today, -1) });
  expect(await recordedDays()).toEqual([recorded]);
  expect((await find()).jobs).not.toContainEqual(job);
  expect(await datesUntil(addDays(startsOn, 13))).toEqual(dates);
});
