import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programRoutes } from '#areas/programs/contract.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';

import { syncOf } from '../example.ts';
import { workOf } from '../rules/prescribed-set.ts';
import { type WorkoutFixture, createWorkoutFixture } from './testing/workout-fixture.ts';
import { trainingRoutes, workoutRoutes } from '../contract/training.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

describe('a workout', () => {
  test('with 60 sets is stored by one request, and the response contains all of them', async () => {
    const signed = await gym.nextWorkout();
    const { rows } = signed.prescription;
    const sets = Array.from({ length: 60 }, (_, index) =>
      gym.aSet({ rowId: rows[index % rows.length]?.id ?? '', setNumber: Math.floor(index / rows.length) + 1 }),
    );
    const workoutId = newId();
    const synced = await gym.send({ signed: signed, sets }, workoutId);

    expect(synced.data.sets).toHaveLength(60);
    expect((await gym.mine(workoutId)).sets).toHaveLength(60);
  });

  test('is accepted with the field names of the first release, from a page that was open during an update', async () => {
    const { prescription, signature } = await gym.nextWorkout();
    const workoutId = newId();
    const set = gym.aSet({ rowId: prescription.rows[0]?.id ?? '' });
    const synced = await gym.send({ sealed: { prescription, seal: signature }, sets: [set] }, workoutId);

    expect(synced.status).toBe(200);
    expect((await gym.mine(workoutId)).sets).toHaveLength(1);
  });

  test('has at most 300 sets', async () => {
    const signed = await gym.nextWorkout(7);
    const { rows } = signed.prescription;
    const sets = Array.from({ length: 301 }, (_, index) =>
      gym.aSet({ rowId: rows[index % rows.length]?.id ?? '', setNumber: Math.floor(index / rows.length) + 1 }),
    );
    const workoutId = newId();
    const atOnce = await gym.send({ signed: signed, sets }, workoutId);
    const most = await gym.send({ signed: signed, sets: sets.slice(0, 300) }, workoutId);
    const oneMore = await gym.send({ sets: sets.slice(300) }, workoutId);

    expect(Object.keys(atOnce.errors ?? {})).toEqual(['sets']);
    expect(most.status).toBe(200);
    expect(oneMore).toMatchObject({ status: 422, code: 'too_many_sets' });
    expect((await gym.mine(workoutId)).sets).toHaveLength(300);
  });

  test('begun by ten phones at the same moment is one workout with the sets of all', async () => {
    const signed = await gym.nextWorkout();
    const begin = (_: unknown, index: number) =>
      gym.send(
        {
          signed: signed,
          startedAt: '2026-11-19T17:00:00.000Z',
          sets: [gym.ofFirstRow(signed, { setNumber: index + 1 })],
        },
        newId(),
      );
    const replies = await Promise.all(Array.from({ length: 10 }, begin));
    const ids = new Set(replies.map(({ data }) => data.completedWorkoutId));

    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(ids.size).toBe(1);
    expect((await gym.mine([...ids][0])).sets).toHaveLength(10);
  });

  test('done on two phones and finished on both without a connection is one workout', async () => {
    const signed = await gym.nextWorkout();
    const finish = { finishedAt: '2026-11-19T18:00:00.000Z', effort: 7, comment: '' };
    const begun = { signed, startedAt: '2026-11-19T17:00:00.000Z', finish };
    const one = await gym.send({ ...begun, sets: [gym.ofFirstRow(signed)] }, newId());
    const other = await gym.send({ ...begun, sets: [gym.ofFirstRow(signed, { setNumber: 2 })] }, newId());

    expect(other.data.completedWorkoutId).toBe(one.data.completedWorkoutId);
    expect((await gym.mine(one.data.completedWorkoutId)).sets).toHaveLength(2);
  });

  test('left unfinished for three days, continued on a tablet and finished is the same workout to the tablet that got no response', async () => {
    const signed = await gym.nextWorkout();
    const phone = { signed, startedAt: '2026-11-15T17:00:00.000Z' };
    const workoutId = newId();
    await gym.send({ ...phone, sets: [gym.ofFirstRow(signed, { loggedAt: '2026-11-15T17:10:00.000Z' })] }, workoutId);
    const ofTablet = {
      signed,
      startedAt: '2026-11-18T17:00:00.000Z',
      sets: [gym.ofFirstRow(signed), gym.ofFirstRow(signed, { setNumber: 2 })],
    };
    const tabletId = newId();
    await gym.send(ofTablet, tabletId);
    const finish = { finishedAt: '2026-11-15T18:00:00.000Z', effort: 7, comment: '' };
    await gym.send({ ...phone, finish }, workoutId);
    const again = await gym.send(ofTablet, tabletId);

    expect(again.data.completedWorkoutId).toBe(workoutId);
    expect((await gym.mine(workoutId)).sets).toHaveLength(2);
  });

  test('begun again after its end, on a screen that does not know of the end, replaces none of the sets done', async () => {
    const signed = await gym.nextWorkout();
    const done = gym.ofFirstRow(signed, { reps: 8 });
    const finish = { finishedAt: '2026-11-19T18:00:00.000Z', effort: 7, comment: '' };
    const one = await gym.send({ signed, startedAt: '2026-11-19T17:00:00.000Z', sets: [done], finish }, newId());
    const again = gym.ofFirstRow(signed, { reps: 3, loggedAt: '2026-11-19T18:30:00.000Z' });
    const other = await gym.send({ signed, startedAt: '2026-11-19T18:20:00.000Z', sets: [again] }, newId());

    expect(other.data.completedWorkoutId).not.toBe(one.data.completedWorkoutId);
    expect((await gym.mine(one.data.completedWorkoutId)).sets).toMatchObject([{ id: done.id, reps: 8 }]);
  });

  test('done again two days later is another workout', async () => {
    const signed = await gym.nextWorkout();
    const on = (day: string) => ({
      signed,
      startedAt: `${day}T17:00:00.000Z`,
      sets: [gym.ofFirstRow(signed)],
      finish: { finishedAt: `${day}T18:00:00.000Z`, effort: 7, comment: '' },
    });
    const one = await gym.send(on('2026-11-17'), newId());
    const other = await gym.send(on('2026-11-19'), newId());

    expect(other.data.completedWorkoutId).not.toBe(one.data.completedWorkoutId);
  });

  test('of a program that was deleted while the phone was offline is stored as it was shown', async () => {
    const signed = await gym.nextWorkout();
    await server.ask(programRoutes.unassign, { programId: gym.studio.ids['client-programs'] ?? '' }, gym.studio.admin);
    const workoutId = newId();
    const synced = await gym.send({ signed: signed, sets: [gym.ofFirstRow(signed)] }, workoutId);
    const again = await gym.send({ signed: signed, sets: [gym.ofFirstRow(signed, { setNumber: 2 })] }, newId());

    expect(synced.status).toBe(200);
    expect(again.data.completedWorkoutId).toBe(workoutId);
    expect(await gym.mine(workoutId)).toMatchObject({
      programId: null,
      workoutId: null,
      title: signed.prescription.title,
      rows: signed.prescription.rows,
    });
  });

  test('whose rows the coach changed between two phones keeps the sets of both versions', async () => {
    const before = await gym.nextWorkout();
    const { program } = (
      await server.ask(programRoutes.get, { id: gym.studio.ids['client-programs'] ?? '' }, gym.studio.admin)
    ).data;
    const changed = structuredClone(program);
    const row = changed.weeks[1]?.days[0]?.workouts[0]?.exercises[0];
    if (!row) throw new Error('no row');
    row.id = newId();
    await saveDocument(server, programRoutes, { before: program, after: changed }, gym.studio.admin);
    const after = await gym.open(before.prescription.workoutId);
    const one = await gym.send({ signed: before, sets: [gym.ofFirstRow(before)] }, newId());
    const other = await gym.send(
      { signed: { prescription: after.prescription, signature: after.signature }, sets: [gym.ofFirstRow(after)] },
      newId(),
    );

    expect(other.status).toBe(200);
    expect((await gym.mine(one.data.completedWorkoutId)).sets).toHaveLength(2);
  });

  test('keeps what its first set was done with on every phone when the coach changes the program meanwhile; all sets to do follow', async () => {
    const before = await gym.nextWorkout();
    const { workoutId } = before.prescription;
    await gym.send({ signed: before, sets: [gym.ofFirstRow(before)] }, newId());
    await gym.changeNextWorkout((rows) => [
      ...rows.map((row) => ({ ...row, weight: '50 kg' })),
      ...rows.slice(0, 1).map((row) => ({ ...row, id: newId(), name: 'Aggiunto dal coach' })),
    ]);
    const opened = await gym.open(workoutId);
    const { training } = (await server.ask(trainingRoutes.training, {}, gym.studio.client)).data;
    const offline = training.workouts.find(({ prescription }) => prescription.workoutId === workoutId);
    const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 7, comment: '' };
    const other = { signed: { prescription: opened.prescription, signature: opened.signature } };
    const done = await gym.send({ ...other, sets: [gym.ofFirstRow(before, { setNumber: 2 })], finish }, newId());

    const [first, ...others] = before.prescription.rows;
    if (!first) throw new Error('no row');
    const half = { ...first, weight: '50 kg', formerWork: [{ ...workOf(first), untilSet: 1 }] };
    const followed = [half, ...others.map((row) => ({ ...row, weight: '50 kg' }))];
    expect(others.length).toBeGreaterThan(0);
    expect(opened.prescription.rows).toEqual(followed);
    expect(offline?.prescription.rows).toEqual(followed);
    expect((await gym.mine(done.data.completedWorkoutId)).rows).toEqual(followed);
  });

  test('with a prescription that the server did not sign is not found', async () => {
    const signed = await gym.nextWorkout();
    const forged = { ...signed, prescription: { ...signed.prescription, title: 'Inventato' } };
    const stranger = server.ask(
      workoutRoutes.sync.own,
      { completedWorkoutId: newId(), ...syncOf(signed) },
      gym.studio.otherClient,
    );

    expect((await gym.send({ signed: forged }, newId())).status).toBe(404);
    expect((await gym.send({ signed: { ...signed, signature: 'inventato' } }, newId())).status).toBe(404);
    expect((await gym.send({}, newId())).status).toBe(404);
    expect((await stranger).status).toBe(404);
  });

  test('of another client is not found', async () => {
    const foreign = server.ask(
      workoutRoutes.sync.own,
      { completedWorkoutId: gym.id, ...syncOf(null, { sets: [gym.aSet()] }) },
      gym.studio.otherClient,
    );

    expect((await foreign).status).toBe(404);
    expect((await gym.mine()).sets).toEqual([]);
  });
});
