import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { addToCoach } from '#database/testing/coach.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { trainingRoutes } from '../contract/training.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  await gym.send({ sets: [gym.aSet()] });
  await gym.finishAt('2026-11-18T18:00:00.000Z');
});

const programId = () => gym.studio.ids['client-programs'] ?? '';
const clientId = () => gym.studio.ids['clients'] ?? '';
const admin = () => gym.studio.admin;
const takeBack = () => server.ask(programRoutes.unassign, { programId: programId() }, admin());
const restore = (token = admin()) => server.ask(programRoutes.undelete, { id: programId() }, token);
const deletedOf = async (query: { clientId?: string }) =>
  (await server.ask(programRoutes.deleted, query, admin())).data.deleted.map(({ id }) => id);
const followed = async () => {
  const { data } = await server.ask(trainingRoutes.schedule, { clientId: clientId() }, admin());
  return { program: data.program?.id ?? null, done: data.schedule.filter(({ state }) => state === 'done').length };
};

describe('a program that was taken back from a client', () => {
  test('is restored with the trained weeks, and the client follows it again', async () => {
    const before = await followed();
    expect(before.done).toBeGreaterThan(0);
    await takeBack();
    expect(await followed()).toEqual({ program: null, done: 0 });
    expect(await gym.mine()).toMatchObject({ programId: null, workoutId: null });

    expect((await restore()).status).toBe(200);

    expect(await followed()).toEqual(before);
    expect(await gym.mine()).toMatchObject({ programId: programId() });
  });

  test('is restored with what was trained while it was taken back, which counts for it', async () => {
    const signed = await gym.nextWorkout();
    const before = await followed();
    await takeBack();
    const id = newId();
    const [startedAt, finishedAt] = ['2026-11-25T17:00:00.000Z', '2026-11-25T18:00:00.000Z'];
    const set = gym.ofFirstRow(signed, { loggedAt: '2026-11-25T17:10:00.000Z' });
    await gym.send({ signed, startedAt, sets: [set], finish: { finishedAt, effort: 7, comment: '' } }, id);
    expect(await gym.mine(id)).toMatchObject({ programId: null });

    await restore();

    expect(await gym.mine(id)).toMatchObject({ programId: programId(), workoutId: signed.prescription.workoutId });
    expect(await followed()).toEqual({ ...before, done: before.done + 1 });
    const { data } = await server.ask(programRoutes.ofClient, { id: clientId() }, admin());
    expect(data.programs.find((one) => one.id === programId())?.completedWorkouts).toBe(before.done + 1);
  });

  test('is restored with the reason of a workout that was skipped whole while it was taken back', async () => {
    const signed = await gym.nextWorkout(2);
    await takeBack();
    const skipped = { skipNote: '', exerciseId: null, exerciseName: '', changedAt: '2026-11-25T17:30:00.000Z' };
    const [first = '', second = ''] = signed.prescription.rows.map(({ id }) => id);
    const rowChanges = [
      { rowId: first, skipReason: 'time' as const, ...skipped },
      { rowId: second, skipReason: 'pain' as const, ...skipped },
    ];
    const finish = { finishedAt: '2026-11-25T18:00:00.000Z', effort: null, comment: '' };
    await gym.send({ signed, startedAt: '2026-11-25T17:00:00.000Z', rowChanges, finish }, newId());

    await restore();

    const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, admin())).data;
    const { workoutId } = signed.prescription;
    expect(schedule.find((one) => one.workoutId === workoutId)).toMatchObject({ state: 'skipped', skipReason: 'pain' });
  });

  describe('of which a workout was skipped whole while it was taken back', () => {
    const skipped = { skipNote: '', exerciseId: null, exerciseName: '' };
    const finish = { finishedAt: '2026-11-20T18:00:00.000Z', effort: null, comment: '' };
    const startedAt = '2026-11-20T17:00:00.000Z';
    const scheduled = async (workoutId: string) => {
      const { schedule } = (await server.ask(trainingRoutes.schedule, { clientId: clientId() }, admin())).data;
      return schedule.find((one) => one.workoutId === workoutId);
    };

    test('keeps it behind the pause that was known, when it had been begun before', async () => {
      const signed = await gym.nextWorkout(1);
      const { workoutId, rows } = signed.prescription;
      const change = { rowId: rows[0]?.id ?? '', ...skipped, changedAt: startedAt };
      const unpaused = (await scheduled(workoutId))?.date ?? '';
      const pause = { from: unpaused, until: addDays(unpaused, 6), keepsWeekdays: true, note: '' };
      await server.ask(programRoutes.pause, { id: programId(), ...pause }, admin());
      const id = newId();
      await gym.send({ signed, startedAt, sets: [gym.ofFirstRow(signed, { loggedAt: startedAt })] }, id);
      await takeBack();
      const removed = gym.ofFirstRow(signed, { loggedAt: '2026-11-20T17:30:00.000Z', isRemoved: true });
      await gym.send(
        { signed, startedAt, sets: [removed], rowChanges: [{ ...change, skipReason: 'time' }], finish },
        id,
      );
      await restore();

      expect(await scheduled(workoutId)).toMatchObject({
        state: 'skipped',
        skipReason: 'time',
        date: addDays(unpaused, 7),
      });
    });

    test.each([
      ['that was skipped earlier', '2026-11-20T17:00:00.000Z', 'time' as const],
      ['without a reason any more', new Date(Date.now() - 60_000).toISOString(), null],
    ])('keeps the reason that the client gave before, with another record %s', async (_, at, skipReason) => {
      const signed = await gym.nextWorkout(1);
      const { workoutId, rows } = signed.prescription;
      await server.ask(trainingRoutes.skip, { workoutId, reason: 'pain', note: '' }, gym.studio.client);
      await takeBack();
      const change = { rowId: rows[0]?.id ?? '', ...skipped, changedAt: at, skipReason: 'time' as const };
      const id = newId();
      await gym.send({ signed, startedAt: at, rowChanges: [change], finish: { ...finish, finishedAt: at } }, id);
      if (skipReason === null)
        await server.owner.query(
          `update completed_workouts set row_changes = jsonb_set(row_changes, '{0,skipReason}', 'null') where id = $1`,
          [id],
        );
      await restore();

      expect(await scheduled(workoutId)).toMatchObject({ state: 'skipped', skipReason: 'pain' });
    });
  });

  test('is among the deleted programs of the client and not among the templates, until it is restored', async () => {
    await server.ask(programRoutes.delete, { id: programId() }, admin());
    expect(await deletedOf({ clientId: clientId() })).toEqual([programId()]);
    expect(await deletedOf({})).toEqual([]);
    await restore();

    expect(await deletedOf({ clientId: clientId() })).toEqual([]);
  });

  test('is restored by an admin and not by a coach who does not see the client or did not delete it', async () => {
    await takeBack();
    expect((await restore(gym.studio.coach)).status).toBe(404);
    await addToCoach(server, gym.studio, clientId());
    expect((await restore(gym.studio.coach)).status).toBe(404);
  });

  test('twice at once is taken back once', async () => {
    const replies = await Promise.all([takeBack(), takeBack()]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
