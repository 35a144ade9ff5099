import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ExerciseRow } from '#areas/programs/contract/document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { prescribedSet } from '../rules/prescribed-set.ts';
import { createWorkoutFixture, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
});

const withWeight = (weight: string) => (rows: ExerciseRow[]) => rows.map((row) => ({ ...row, weight }));

/** Begins the next workout with a set of its second exercise, and returns what the phone shows of it. */
async function beginNext() {
  const workoutId = await gym.changeNextWorkout(([row]) =>
    row ? [row, { ...row, id: newId(), key: 'B' }].map((one) => ({ ...one, weight: '60 kg' })) : [],
  );
  const { prescription, signature } = await gym.open(workoutId);
  const signed = { prescription, signature };
  const id = newId();
  const [first, second] = prescription.rows;
  const setOf = (row = first) => gym.aSet({ rowId: row?.id ?? '', loggedAt: new Date().toISOString() });
  await gym.send({ signed, sets: [setOf(second)] }, id);
  return { id, signed, setOf };
}

const loadsOf = async (id: string, setNumber = 1) =>
  (await gym.mine(id)).rows.map((row) => prescribedSet(row, setNumber).weight);

test('a set done offline keeps the load that the phone showed, although the coach changed it before it arrived', async () => {
  const { id, signed, setOf } = await beginNext();
  await gym.changeNextWorkout(withWeight('40 kg'));
  expect(await loadsOf(id)).toEqual(['40 kg', '60 kg']);

  expect((await gym.send({ signed, sets: [setOf()] }, id)).status).toBe(200);

  expect(await loadsOf(id)).toEqual(['60 kg', '60 kg']);
});

test('a set keeps its load, whatever a phone showed later or another exercise is logged with', async () => {
  const { id, signed, setOf } = await beginNext();
  await gym.changeNextWorkout(withWeight('40 kg'));
  await gym.send({ sets: [setOf()] }, id);
  await gym.send(
    {
      signed,
      sets: [
        { ...setOf(), setNumber: 2 },
        { ...setOf(signed.prescription.rows[1]), setNumber: 2 },
      ],
    },
    id,
  );

  expect(await loadsOf(id)).toEqual(['40 kg', '60 kg']);
  expect(await loadsOf(id, 2)).toEqual(['60 kg', '60 kg']);
  expect(await loadsOf(id, 3)).toEqual(['40 kg', '40 kg']);
});

test('a prescription that the server did not sign changes nothing', async () => {
  const { id, signed, setOf } = await beginNext();
  const rows = signed.prescription.rows.map((row) => ({ ...row, weight: '10 kg' }));
  await gym.send({ signed: { ...signed, prescription: { ...signed.prescription, rows } }, sets: [setOf()] }, id);

  expect(await loadsOf(id)).toEqual(['60 kg', '60 kg']);
});
