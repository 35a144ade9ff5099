import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import type { ExerciseRow } from '#areas/programs/contract/document.ts';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { nextLoad } from '../rules/next-load.ts';
import { createWorkoutFixture, startedAt, type WorkoutFixture } from './testing/workout-fixture.ts';

let server: TestServer;
let gym: WorkoutFixture;

beforeAll(async () => {
  server = await openTestServer();
  gym = await createWorkoutFixture(server);
});

const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: null, comment: '' };

test('a fourth set with 100 kg after the three prescribed ones with 80 does not count for the next load, and stays in the workout', async () => {
  const workoutId = await gym.changeNextWorkout((rows) => rows.slice(0, 1).map(withThreeSets));
  const signed = await gym.open(workoutId);
  const warmUp = gym.ofFirstRow(signed, { setNumber: 51, isWarmUp: true, weightKg: 40 });
  const sets = [1, 2, 3].map((setNumber) => gym.ofFirstRow(signed, { setNumber, weightKg: 80, reps: 8 }));
  const extra = gym.ofFirstRow(signed, { setNumber: 4, weightKg: 100, reps: 1 });
  const completedWorkoutId = newId();
  const { prescription, signature } = signed;
  await gym.send(
    { startedAt, signed: { prescription, signature }, sets: [warmUp, ...sets, extra], finish },
    completedWorkoutId,
  );
  const { history } = await gym.open(workoutId);
  const ofExercise = history.find(({ exerciseId }) => exerciseId === prescription.rows[0]?.exerciseId);
  const [row] = prescription.rows;
  const settings = ProgramSettings.parse({});

  expect(ofExercise?.performances[0]?.isAdded).toBe(false);
  expect(ofExercise?.performances[0]?.sets.map((set) => [set.setNumber, set.isAdded])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [51, false],
  ]);
  expect(
    row && nextLoad({ row, settings, history: ofExercise ?? null, now: '2026-11-20T18:00:00.000Z' })?.weightKg,
  ).toBe(82.5);
  expect((await gym.mine(completedWorkoutId)).sets).toHaveLength(5);
});

function withThreeSets(row: ExerciseRow): ExerciseRow {
  const progression = { kind: 'linear' as const, stepKg: 2.5 };
  return { ...row, id: newId(), type: 'reps', sets: 3, reps: '8', weight: '', progression };
}
