import { expect, test } from 'vitest';
import { CompletedWorkout } from '../contract/workout.ts';
import { exampleCompletedWorkout } from '../example.ts';
import { enduranceOf, minutesBetween, setsDone, shownDuration, trainedSeconds, volumeKg } from './figures.ts';

test('the example workout matches the contract, and its sets have different ids', () => {
  const ids = exampleCompletedWorkout.sets.map((set) => set.id);

  expect(CompletedWorkout.parse(exampleCompletedWorkout)).toEqual(exampleCompletedWorkout);
  expect(new Set(ids).size).toBe(10);
});

test('2 sets of 8 with 80 kg and one of 7 with 77.5 kg have a volume of 1822.5 kg', () => {
  const sets = [
    { weightKg: 80, reps: 8 },
    { weightKg: 80, reps: 8 },
    { weightKg: 77.5, reps: 7 },
  ];

  expect(volumeKg(sets)).toBe(1822.5);
});

test('7 reps with 8.2 kg have a volume of exactly 57.4 kg', () => {
  expect(volumeKg([{ weightKg: 8.2, reps: 7 }])).toBe(57.4);
});

test('3 sets of one rep with 0.1 kg have a volume of exactly 0.3 kg', () => {
  expect(volumeKg(Array.from({ length: 3 }, () => ({ weightKg: 0.1, reps: 1 })))).toBe(0.3);
});

test('10 km in two runs of 50 minutes together have a pace of 5 minutes; with a load there is only the volume', () => {
  const run = { weightKg: null, reps: null, metres: 5000, seconds: 1500 };
  const plank = { ...run, metres: null, seconds: 60 };

  expect(enduranceOf([run, run])).toEqual({ metres: 10_000, seconds: 3000, paceSecondsPerKm: 300 });
  expect(enduranceOf([run, plank])).toEqual({ metres: 5000, seconds: 1560, paceSecondsPerKm: 300 });
  expect(enduranceOf([plank])).toEqual({ metres: 0, seconds: 60, paceSecondsPerKm: null });
  expect(enduranceOf([run, { ...run, weightKg: 20, reps: 8 }])).toBeNull();
  expect(enduranceOf([run, { ...run, weightKg: 20 }])).toBeNull();
  expect(enduranceOf([{ ...run, metres: null, seconds: null, reps: 12 }])).toBeNull();
});

test('push-ups with a plank have neither a volume nor the time of the plank alone', () => {
  const plank = { weightKg: null, reps: null, metres: null, seconds: 60 };

  expect(enduranceOf([{ ...plank, reps: 12, seconds: null }, plank])).toBeNull();
});

test('a set without a weight or without reps adds nothing', () => {
  expect(
    volumeKg([
      { weightKg: null, reps: 12 },
      { weightKg: 40, reps: null },
      { weightKg: 20, reps: 10 },
    ]),
  ).toBe(200);
});

test('a load that helps adds nothing, and takes nothing off', () => {
  expect(
    volumeKg([
      { weightKg: -20, reps: 8 },
      { weightKg: 10, reps: 5 },
    ]),
  ).toBe(50);
});

test('no sets have a volume of 0 kg', () => {
  expect(volumeKg([])).toBe(0);
});

test('from 18:30 to 19:24 are 54 minutes', () => {
  expect(minutesBetween('2026-11-18T17:30:00.000Z', '2026-11-18T18:24:00.000Z')).toBe(54);
});

test('30 seconds more make it 55 minutes', () => {
  expect(minutesBetween('2026-11-18T17:30:00.000Z', '2026-11-18T18:24:30.000Z')).toBe(55);
});

test('a clock that was set back gives 0 minutes, not fewer', () => {
  expect(minutesBetween('2026-11-18T17:30:00.000Z', '2026-11-18T17:00:00.000Z')).toBe(0);
});

test('the example has 4 sets of bench press and none of plank', () => {
  const { rows, sets } = exampleCompletedWorkout;

  expect(setsDone(sets, rows[0]?.id ?? '')).toBe(4);
  expect(setsDone(sets, rows[3]?.id ?? '')).toBe(0);
});

test('of a workout with 10 and 6 minutes to the sets and one night to the end, 36 minutes are shown without the long pause', () => {
  const times = { startedAt: '2026-11-18T17:00:00.000Z', finishedAt: '2026-11-19T07:16:00.000Z' };
  const sets = ['2026-11-18T17:16:00.000Z', '2026-11-18T17:10:00.000Z', '2026-11-20T10:00:00.000Z'];
  const seconds = trainedSeconds(
    times,
    sets.map((loggedAt) => ({ loggedAt, seconds: null })),
  );

  expect(seconds).toBe(36 * 60);
  expect(shownDuration(times, seconds)).toEqual({ minutes: 36, isShortened: true });
});

test('a pause of 40 minutes counts as 20, which is said nowhere; in the example nothing is left out', () => {
  const times = { startedAt: '2026-11-18T17:00:00.000Z', finishedAt: '2026-11-18T17:40:00.000Z' };
  const { startedAt, finishedAt, sets } = exampleCompletedWorkout;

  expect(shownDuration(times, trainedSeconds(times, []))).toEqual({ minutes: 20, isShortened: false });
  expect(trainedSeconds({ startedAt, finishedAt: finishedAt ?? '' }, sets)).toBe(54 * 60);
});

test('a run of 60 minutes counts in full; of a pause of 2 hours before 2 minutes of stretching, 22 minutes', () => {
  const times = { startedAt: '2026-11-18T17:00:00.000Z', finishedAt: '2026-11-18T20:06:00.000Z' };
  const run = { loggedAt: '2026-11-18T18:05:00.000Z', seconds: 3600 };
  const stretching = { loggedAt: '2026-11-18T20:05:00.000Z', seconds: 120 };

  expect(trainedSeconds(times, [run, stretching])).toBe((65 + 22 + 1) * 60);
});

test('sets that are typed together after 50 minutes count from the start, without the night before the end', () => {
  const startedAt = '2026-11-18T17:00:00.000Z';
  const sets = ['2026-11-18T17:50:00.000Z', '2026-11-18T17:55:00.000Z'].map((loggedAt) => ({
    loggedAt,
    seconds: null,
  }));

  expect(trainedSeconds({ startedAt, finishedAt: '2026-11-18T17:56:00.000Z' }, sets)).toBe(56 * 60);
  expect(trainedSeconds({ startedAt, finishedAt: '2026-11-19T07:00:00.000Z' }, sets)).toBe(75 * 60);
});

test('the only set of a workout, typed an hour after the start, counts in full when the end is at the same instant', () => {
  const [startedAt, loggedAt] = ['2026-11-18T18:00:00.000Z', '2026-11-18T19:00:00.000Z'];

  expect(trainedSeconds({ startedAt, finishedAt: loggedAt }, [{ loggedAt, seconds: null }])).toBe(3600);
});

test.each([
  ['three days forward before sets typed together', '15T17:57', ['18T18:00', '18T18:03'], '18T18:03', 23],
  ['three days forward between two sets', '15T17:00', ['15T17:10', '18T17:50'], '18T18:03', 43],
  ['three days back before the sets', '21T17:00', ['18T17:45', '18T17:55'], '18T18:03', 38],
  ['three days back between two sets', '21T17:00', ['21T17:10', '18T17:35'], '21T17:10', 30],
])('a clock that is moved %s adds at most the 20 minutes of a long pause', (_, start, sets, end, minutes) => {
  const instant = (at: string) => `2026-11-${at}:00.000Z`;
  const logged = sets.map((at) => ({ loggedAt: instant(at), seconds: null }));

  expect(trainedSeconds({ startedAt: instant(start), finishedAt: instant(end) }, logged)).toBe(minutes * 60);
});

test('two sets of 20 with 12 kg in each hand moved 960 kg', () => {
  const set = { weightKg: 12, reps: 20, isLoadPerHand: true };
  expect(volumeKg([set, set])).toBe(960);
});
