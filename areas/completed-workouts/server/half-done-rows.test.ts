import { beforeAll, beforeEach, expect, test } from 'vitest';
import { programEditingRoutes } from '#areas/programs/contract/editing.ts';
import type { ExerciseRow } from '#areas/programs/contract/document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { completedWorkoutRoutes } from '../contract.ts';
import type { SignedPrescription } from '../contract/prescription.ts';
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

const heavy = { sets: 4, reps: '8', weight: '60 kg' };
const changeTo = (change: Partial<ExerciseRow>) =>
  gym.changeNextWorkout((rows) => rows.slice(0, 1).map((row) => ({ ...row, type: 'reps', ...change })));

/** Opens a workout of one exercise with 4 sets of 8 with 60 kg, and gives its id the client's device. */
async function open() {
  const { prescription, signature } = await gym.open(await changeTo(heavy));
  const signed = { prescription, signature };
  const id = newId();
  const device = { id, signed };
  return { ...device, log: logOf(device), end: endOf(device) };
}

interface Device {
  id: string;
  signed: SignedPrescription;
}

function setOf({ signed }: Device, setNumber: number, weightKg: number) {
  return gym.ofFirstRow(signed, {
    setNumber,
    weightKg,
    loggedAt: new Date(Date.now() - 60_000 + setNumber).toISOString(),
  });
}

const logOf =
  (device: Device) =>
  async (weightKg: number, setNumbers: number[], isShownSent = false) => {
    const sets = setNumbers.map((setNumber) => setOf(device, setNumber, weightKg));
    const signed = isShownSent ? device.signed : null;
    const sent = await gym.send({ signed, sets, startedAt: new Date(Date.now() - 120_000).toISOString() }, device.id);
    expect(sent.status).toBe(200);
    return sent.data.completedWorkoutId;
  };

const endOf =
  ({ id }: Device) =>
  () =>
    gym.send({ finish: { finishedAt: new Date().toISOString(), effort: null, comment: '' } }, id);

/** What was prescribed for each set of the first exercise: `60 kg × 8`. */
async function prescribedOf(id: string) {
  const [row] = (await gym.mine(id)).rows;
  if (!row) throw new Error('prescribedOf: no row');
  return Array.from({ length: row.sets ?? 0 }, (_, index) => {
    const { weight, reps } = prescribedSet(row, index + 1);
    return `${weight} × ${reps}`;
  });
}

async function countsOf(id: string) {
  const { completedWorkouts } = (await server.ask(completedWorkoutRoutes.list, {}, gym.studio.admin)).data;
  return completedWorkouts.find((card) => card.id === id)?.prescribedSets;
}

const before = '60 kg × 8';
const after = '70 kg × 6';

test('sets to do have the load and the repetitions of the program now, those that are done what they were done with', async () => {
  const { id, log, end } = await open();
  await log(60, [1, 2], true);
  await changeTo({ ...heavy, reps: '6', weight: '70 kg' });
  await log(70, [3, 4]);
  await end();

  expect(await prescribedOf(id)).toEqual([before, before, after, after]);
  expect(await countsOf(id)).toEqual({ total: 4, missing: 0 });
});

test('fewer sets miss none, more sets are missing, and never fewer than were done; coach and client read the same number', async () => {
  const { id, log, end } = await open();
  await log(60, [1, 2], true);
  await changeTo({ ...heavy, sets: 3 });
  await log(60, [3]);
  await changeTo({ ...heavy, sets: 2, weight: '70 kg' });
  expect(await prescribedOf(id)).toEqual([before, before, before]);
  await changeTo({ ...heavy, sets: 5, weight: '70 kg' });
  await log(70, [4]);
  await end();

  expect(await prescribedOf(id)).toEqual([before, before, before, '70 kg × 8', '70 kg × 8']);
  expect(await countsOf(id)).toEqual({ total: 5, missing: 1 });
  const params = { id: gym.studio.ids['client-programs'] ?? '' };
  const { done } = (await server.ask(programEditingRoutes.detailForEdit, params, gym.studio.admin)).data;
  expect(done.find(({ sets }) => sets.length === 4)).toMatchObject({ setsDone: 4, setsPlanned: 5 });
});

test('a program that is changed twice leaves each set what it was done with, and takes a change back that no set followed', async () => {
  const { id, log } = await open();
  await log(60, [1], true);
  await changeTo({ ...heavy, weight: '70 kg' });
  await log(70, [2]);
  await changeTo({ ...heavy, weight: '65 kg' });
  expect(await prescribedOf(id)).toEqual([before, '70 kg × 8', '65 kg × 8', '65 kg × 8']);
  await changeTo({ ...heavy, weight: '70 kg' });
  expect(await prescribedOf(id)).toEqual([before, ...Array(3).fill('70 kg × 8')]);
});

test('another exercise, another measure and a removed row leave a half-done exercise as it was begun, marked when it was taken out', async () => {
  const { id, signed, log } = await open();
  await log(60, [1, 2], true);
  const [row] = (await gym.mine(id)).rows;
  await changeTo({ ...heavy, type: 'time', value: '30 s' });
  expect((await gym.open(signed.prescription.workoutId)).currentRows).toMatchObject([{ type: 'time' }]);
  await gym.changeNextWorkout((rows) => rows.map((one) => ({ ...one, id: newId(), weight: '70 kg' })));
  await gym.changeNextWorkout(() => []);

  expect((await gym.mine(id)).rows).toEqual([{ ...row, isTakenOut: true }]);
});

test('sets that a phone logs without a connection keep what it showed, those after them follow the program', async () => {
  const { id, log } = await open();
  await log(60, [1], true);
  await changeTo({ ...heavy, reps: '6', weight: '70 kg' });
  await log(60, [2], true);
  expect(await prescribedOf(id)).toEqual([before, before, after, after]);

  await log(60, [3, 4], true);
  expect(await prescribedOf(id)).toEqual(Array(4).fill(before));
});

test('a workout that is begun without a connection follows what the coach changed before the server knew it', async () => {
  const { id, log } = await open();
  await changeTo({ ...heavy, reps: '6', weight: '70 kg' });
  await log(60, [1, 2], true);

  expect(await prescribedOf(id)).toEqual([before, before, after, after]);
});

test('of two phones each set has what the phone showed with which it was done', async () => {
  const first = await open();
  await changeTo({ ...heavy, reps: '6', weight: '70 kg' });
  const { prescription, signature } = await gym.open(first.signed.prescription.workoutId);
  const second = { id: newId(), signed: { prescription, signature } };
  await logOf(second)(70, [1, 2], true);

  expect(await first.log(60, [3], true)).toBe(second.id);
  expect(await prescribedOf(second.id)).toEqual([after, after, before, after]);
});

test('loads of one hand and of both are not mixed in one exercise', async () => {
  const { id, log } = await open();
  await log(60, [1, 2], true);
  await changeTo({ ...heavy, weight: '30 kg per mano' });

  expect(await prescribedOf(id)).toEqual(Array(4).fill(before));
});
