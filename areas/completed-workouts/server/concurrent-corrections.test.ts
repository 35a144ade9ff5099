import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import type { SetChange } from '../contract/set.ts';
import { workoutRoutes } from '../contract/training.ts';
import { syncOf } from '../example.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;
let logged: SetChange;
let replaces: NonNullable<SetChange['replaces']>;

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  gym = await createWorkoutFixture(server);
  logged = gym.aSet({ weightKg: 42.5, reps: 8, loggedAt: '2026-11-18T17:10:00.000Z' });
  await gym.log(logged);
  const { weightKg, reps, rir, rpe, seconds, metres, note, isWarmUp } = logged;
  replaces = { weightKg, reps, rir, rpe, seconds, metres, note, isWarmUp };
});

test.each([
  ['first', '2026-11-18T17:12:00.000Z'],
  ['last', '2026-11-18T17:14:00.000Z'],
])(
  'a note of the client and repetitions that a professional corrects in the same version are both kept, when the client writes %s',
  async (_, loggedAt) => {
    const ofProfessional = { ...logged, replaces, reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
    const ofClient = { ...logged, replaces, note: 'Capogiro', loggedAt };
    await sendInPerson(ofProfessional);
    await gym.log(ofClient);
    await gym.log(ofClient);
    await sendInPerson(ofProfessional);

    expect((await gym.mine()).sets).toMatchObject([{ weightKg: 42.5, reps: 9, note: 'Capogiro', otherVersion: null }]);
  },
);

test('the weight of the client and the repetitions of a professional are both kept, in both orders of arrival', async () => {
  const other = gym.aSet({ setNumber: 2, weightKg: 42.5, reps: 8, loggedAt: '2026-11-18T17:11:00.000Z' });
  await gym.log(other);
  const ofClient = (set: SetChange) => ({ ...set, replaces, weightKg: 41, loggedAt: '2026-11-18T17:12:00.000Z' });
  const inPerson = (set: SetChange) => ({ ...set, replaces, reps: 10, loggedAt: '2026-11-18T17:13:00.000Z' });
  await gym.log(ofClient(logged));
  await sendInPerson(inPerson(logged));
  await sendInPerson(inPerson(other));
  await gym.log(ofClient(other));

  const both = { weightKg: 41, reps: 10 };
  expect((await gym.mine()).sets).toMatchObject([both, both]);
});

test.each([
  ['the later correction arrives last', false],
  ['the later correction arrives first', true],
])(
  'of two corrections of the same value the later one counts and the other is named on both devices, when %s',
  async (_, isReversed) => {
    const ofClient = { ...logged, replaces, reps: 7, loggedAt: '2026-11-18T17:12:00.000Z' };
    const inPerson = { ...logged, replaces, reps: 10, loggedAt: '2026-11-18T17:13:00.000Z' };
    const sends = [() => gym.log(ofClient), () => sendInPerson(inPerson)];
    for (const send of isReversed ? sends.toReversed() : sends) await send();
    await gym.log(ofClient);
    await sendInPerson(inPerson);

    expect((await gym.mine()).sets).toMatchObject([{ weightKg: 42.5, reps: 10, otherVersion: { reps: 7 } }]);
  },
);

test('of twenty identical requests of both devices at once one merged version is stored', async () => {
  const ofClient = { ...logged, replaces, note: 'Capogiro', loggedAt: '2026-11-18T17:12:00.000Z' };
  const inPerson = { ...logged, replaces, reps: 9, loggedAt: '2026-11-18T17:13:00.000Z' };
  const twenty = Array.from({ length: 20 });
  const responses = await Promise.all(twenty.flatMap(() => [gym.log(ofClient), sendInPerson(inPerson)]));

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await gym.mine()).sets).toMatchObject([{ reps: 9, note: 'Capogiro', otherVersion: null }]);
  const versions = 'select count(*)::int from completed_set_versions where completed_workout_id = $1';
  const { rows } = await server.owner.query(versions, [gym.id]);
  expect(rows[0].count).toBe(2);
});

function sendInPerson(set: SetChange) {
  const params = { clientId: gym.studio.ids['clients'] ?? '', completedWorkoutId: gym.id };
  const sync = syncOf(null, { startedAt, sets: [set] });
  return server.ask(workoutRoutes.sync.client, { ...params, ...sync }, gym.studio.admin);
}
