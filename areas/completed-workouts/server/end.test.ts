import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import type { SetChange } from '../contract/set.ts';

import { syncOf } from '../example.ts';
import { type WorkoutFixture, createWorkoutFixture, startedAt } from './testing/workout-fixture.ts';
import { callDuringSetInsert } from './testing/concurrent-set.ts';
import { clientWorkoutRoutes, completedWorkoutRoutes } from '../contract.ts';
import { workoutRoutes } from '../contract/training.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

describe('the end of a workout', () => {
  test('sent twice is the later end, the effort given last and both comments', async () => {
    await gym.log(gym.aSet());
    await gym.finishAt('2026-11-18T18:00:00.000Z', 'Bene', 8);
    await gym.finishAt('2026-11-18T18:05:00.000Z', 'Spalla un po’ rigida');
    await gym.finishAt('2026-11-18T18:00:00.000Z', 'Bene', 8);

    expect(await gym.mine()).toMatchObject({
      finishedAt: '2026-11-18T18:05:00.000Z',
      effort: 8,
      comment: 'Bene\nSpalla un po’ rigida',
    });
  });

  test('is rejected with nothing logged, and accepted with a skipped exercise', async () => {
    const nothing = await gym.finishAt('2026-11-18T18:00:00.000Z');
    const skipped = {
      rowId: gym.rowId,
      skipReason: 'pain' as const,
      skipNote: 'Ginocchio',
      exerciseId: null,
      exerciseName: '',
    };
    await gym.send({ rowChanges: [{ ...skipped, changedAt: '2026-11-18T17:20:00.000Z' }] });

    expect(nothing).toMatchObject({ status: 422, code: 'nothing_logged' });
    expect((await gym.finishAt('2026-11-18T18:00:00.000Z')).status).toBe(200);
  });

  test('is accepted when another phone logs the first set while the request waits', async () => {
    const end = '2026-11-18T18:00:00.000Z';
    const ended = await callDuringSetInsert(server, { ...gym, setId: newId() }, () => gym.finishAt(end));

    expect(ended).toMatchObject({ status: 200, data: { finishedAt: end } });
  });

  test('the next morning, after a set that evening, counts the pause as 20 minutes, also after a correction', async () => {
    await server.owner.query('delete from completed_sets where completed_workout_id = $1', [gym.id]);
    await gym.log(
      gym.aSet({ loggedAt: '2026-11-18T17:10:00.000Z' }),
      gym.aSet({ setNumber: 2, loggedAt: '2026-11-18T17:16:00.000Z' }),
    );
    expect(await gym.mine()).toMatchObject({ trainedSeconds: null });
    await gym.finishAt('2026-11-19T07:16:00.000Z');
    const { startedAt: began, trainedSeconds } = await gym.mine();
    const list = async () =>
      (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data.completedWorkouts.find(
        ({ id }) => id === gym.id,
      );

    expect([began, trainedSeconds]).toEqual([startedAt, 36 * 60]);
    expect(await list()).toMatchObject({ minutes: 36, finishedAt: '2026-11-19T07:16:00.000Z' });
    await gym.send({ correction: {}, sets: [gym.aSet({ setNumber: 2, loggedAt: '2026-11-20T07:16:00.000Z' })] });
    expect(await gym.mine()).toMatchObject({ trainedSeconds: 36 * 60 });
  });

  test('counts a run of 60 minutes in full, and sets that were typed together from the start', async () => {
    await server.owner.query('delete from completed_sets where completed_workout_id = $1', [gym.id]);
    const run = gym.aSet({ loggedAt: '2026-11-18T18:05:00.000Z', seconds: 3600 });
    await gym.log(run);
    await gym.finishAt('2026-11-18T18:06:00.000Z');
    const typed = await gym.mine();
    await gym.log(gym.aSet({ setNumber: 2, loggedAt: '2026-11-18T18:15:00.000Z' }));
    await gym.finishAt('2026-11-18T18:45:00.000Z');
    const sinceStart = (instant: string) => (Date.parse(instant) - Date.parse(startedAt)) / 1000;

    expect(typed).toMatchObject({ trainedSeconds: sinceStart('2026-11-18T18:06:00.000Z') });
    expect(await gym.mine()).toMatchObject({ trainedSeconds: sinceStart('2026-11-18T18:35:00.000Z') });
  });

  test.each([
    ['forward', '2026-11-15T17:57:00.000Z', 23],
    ['back', '2026-11-18T18:02:00.000Z', 3],
  ])('has a duration without the days by which the clock of the phone was moved %s', async (_, start, minutes) => {
    const sets = ['2026-11-18T18:00:00.000Z', '2026-11-18T18:03:00.000Z'];
    await server.owner.query('delete from completed_sets where completed_workout_id = $1', [gym.id]);
    await server.owner.query('update completed_workouts set started_at = $2 where id = $1', [gym.id, start]);
    const finish = { finishedAt: '2026-11-18T18:03:00.000Z', effort: null, comment: '' };
    const logged = sets.map((loggedAt, index) => gym.aSet({ setNumber: index + 1, loggedAt }));
    await gym.send({ startedAt: start, sets: logged, finish });

    expect(await gym.mine()).toMatchObject({ trainedSeconds: minutes * 60 });
  });

  test('counts the time before the only set in full when it is at the same instant', async () => {
    const loggedAt = new Date(Date.parse(startedAt) + 3600_000).toISOString();
    await server.owner.query('delete from completed_sets where completed_workout_id = $1', [gym.id]);
    const finish = { finishedAt: loggedAt, effort: null, comment: '' };
    await gym.send({ sets: [gym.aSet({ loggedAt })], finish });

    expect(await gym.mine()).toMatchObject({ trainedSeconds: 3600 });
  });

  test('moves to a set logged shortly after it, and stays with a correction made the next day', async () => {
    const set = gym.aSet();
    await gym.log(set);
    await gym.finishAt('2026-11-18T18:00:00.000Z');
    await gym.log(gym.aSet({ setNumber: 2, loggedAt: '2026-11-18T18:10:00.000Z' }));
    await gym.log({ ...set, reps: 9, loggedAt: '2026-11-19T09:00:00.000Z' });

    expect(await gym.mine()).toMatchObject({
      finishedAt: '2026-11-18T18:10:00.000Z',
      sets: [{ reps: 9 }, { reps: 8 }],
    });
  });
});

describe('a phone whose clock', () => {
  const days = (count: number) => count * 86_400_000;
  const at = (ms: number) => new Date(ms).toISOString();

  test('is three days ahead gets corrected times, and the response reports the difference', async () => {
    const wrong = Date.now() + days(3);
    const set = gym.aSet({ loggedAt: at(wrong - 60_000) });
    const synced = await gym.send({ sentAt: at(wrong), startedAt: at(wrong - 600_000), sets: [set] });
    const loggedAt = Date.parse((await gym.mine()).sets[0]?.loggedAt ?? '');

    expect(synced.data.clockAheadSeconds / 86_400).toBeCloseTo(3, 2);
    expect(Math.abs(loggedAt - (Date.now() - 60_000))).toBeLessThan(10_000);
  });

  test('is in the year 9999 does not put a workout of the future into the list', async () => {
    const finish = { finishedAt: '9999-12-31T00:00:00.000Z', effort: 8, comment: '' };
    await gym.send({ sets: [gym.aSet()], finish });
    const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;

    expect(completedWorkouts).toHaveLength(2);
    expect(Date.parse(completedWorkouts[0]?.finishedAt ?? '')).toBeLessThan(Date.now() + 600_000);
  });

  test('is two days ahead and ends what another phone began keeps the start and the end that it has from the server', async () => {
    const [begunAt, lastAt] = [at(Date.now() - 600_000), at(Date.now() - 300_000)];
    await gym.send({ startedAt: begunAt, sets: [gym.aSet({ loggedAt: lastAt })] });
    const finish = { finishedAt: lastAt, effort: null, comment: '' };
    const ended = await gym.send({ sentAt: at(Date.now() + days(2)), startedAt: begunAt, sets: [], finish });

    expect(ended.data).toMatchObject({ startedAt: begunAt, finishedAt: lastAt });
    expect(ended.data.clockAheadSeconds / 86_400).toBeCloseTo(2, 2);
  });

  test('is a minute ahead is not corrected', async () => {
    expect((await gym.send({ sentAt: at(Date.now() + 60_000) })).data.clockAheadSeconds).toBe(0);
  });
});

describe('a workout logged in person', () => {
  const asCoach = (sets: SetChange[], token = gym.studio.admin) =>
    server.ask(
      workoutRoutes.sync.client,
      { ...syncOf(null, { startedAt, sets }), clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId: gym.id },
      token,
    );

  test('has the coach as the author of the sets they log, and the client as the author of the others', async () => {
    await gym.log(gym.aSet());
    await asCoach([gym.aSet({ setNumber: 2 })]);

    expect((await gym.mine()).sets.map(({ author }) => author)).toEqual([null, 'Studio Prova admin']);
  });

  test('is not found for a professional who does not look after the client', async () => {
    expect((await asCoach([gym.aSet()], gym.studio.coach)).status).toBe(404);
  });
});

test('the coach sees the workout as it was done, also after the program has changed', async () => {
  await gym.log(gym.aSet());
  await gym.finishAt('2026-11-18T18:00:00.000Z', 'Bene');
  await server.ask(programRoutes.unassign, { programId: gym.studio.ids['client-programs'] ?? '' }, gym.studio.admin);
  const question = { clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId: gym.id };
  const { completedWorkout } = (await server.ask(clientWorkoutRoutes.detail.client, question, gym.studio.admin)).data;

  expect(completedWorkout).toMatchObject({ comment: 'Bene', programId: null, sets: [{ weightKg: 82.5, reps: 8 }] });
  expect(completedWorkout.rows[0]?.name).toBe('Stacco rumeno con manubri');
});

test('lists show the minutes, sets and volume of a workout, without warm-ups', async () => {
  await gym.log(
    gym.aSet(),
    gym.aSet({ setNumber: 2, weightKg: 80, reps: 10 }),
    gym.aSet({ setNumber: 3, isWarmUp: true }),
  );
  await gym.finishAt('2026-11-18T18:00:00.000Z', '', 8);
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;

  expect(completedWorkouts[0]).toMatchObject({ minutes: 30, sets: 2, volumeKg: 1460, effort: 8 });
});
