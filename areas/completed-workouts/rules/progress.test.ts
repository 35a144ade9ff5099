import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DoneSet, exercisePerformance, isHardSet } from './progress.ts';

const nothing = {
  weightKg: null,
  reps: null,
  rir: null,
  rpe: null,
  seconds: null,
  metres: null,
  isWarmUp: false,
  isDrop: false,
};
const set = (values: Partial<DoneSet>): DoneSet => ({ ...nothing, ...values });
const time = (...sets: DoneSet[]) => exercisePerformance({ completedWorkoutId: 'w', day: '2026-11-18', sets });

const anySet = fc.record({
  weightKg: fc.option(fc.integer({ min: 0, max: 30_000 }).map((steps) => steps / 100)),
  reps: fc.option(fc.integer({ min: 0, max: 30 })),
  rir: fc.option(fc.integer({ min: 0, max: 10 })),
  rpe: fc.constant(null),
  seconds: fc.option(fc.integer({ min: 0, max: 5000 })),
  metres: fc.option(fc.integer({ min: 0, max: 20_000 })),
  isWarmUp: fc.boolean(),
  isDrop: fc.boolean(),
});

test('bench press 80 × 8, 82.5 × 6, 80 × 7: best set 82.5 × 6, volume 1695 kg, maximum 101.3 kg', () => {
  const bench = time(
    set({ weightKg: 80, reps: 8, rir: 0 }),
    set({ weightKg: 82.5, reps: 6, rir: 0 }),
    set({ weightKg: 80, reps: 7, rir: 1 }),
  );

  expect(bench).toMatchObject({ bestSet: { weightKg: 82.5, reps: 6 }, volumeKg: 1695, oneRepMaxKg: 101.3, sets: 3 });
});

test('of sets with the same load, the one with more repetitions is the best', () => {
  expect(time(set({ weightKg: 80, reps: 6 }), set({ weightKg: 80, reps: 9 }))?.bestSet.reps).toBe(9);
});

test('a warm-up of 100 kg and a failed attempt at 120 kg do not count', () => {
  const day = time(
    set({ weightKg: 100, reps: 1, isWarmUp: true }),
    set({ weightKg: 120, reps: 0 }),
    set({ weightKg: 60, reps: 5 }),
  );

  expect(day).toMatchObject({ sets: 1, volumeKg: 300, bestSet: { weightKg: 60 } });
  expect(time(set({ weightKg: 100, reps: 1, isWarmUp: true }))).toBeNull();
});

test('drops of 8 at 30 kg and 30 at 20 kg count in the volume, not as sets nor for the most repetitions', () => {
  const drops = [set({ weightKg: 30, reps: 8, isDrop: true }), set({ weightKg: 20, reps: 30, isDrop: true })];

  expect(time(set({ weightKg: 40, reps: 10 }), ...drops)).toMatchObject({
    sets: 1,
    hardSets: 1,
    volumeKg: 1240,
    maxReps: 10,
    bestSet: { weightKg: 40 },
  });
});

test('pull-ups without a load have repetitions, no volume and no maximum', () => {
  expect(time(set({ reps: 9 }), set({ reps: 12 }))).toMatchObject({
    maxReps: 12,
    volumeKg: null,
    oneRepMaxKg: null,
    bestSet: { weightKg: null, reps: 12 },
  });
});

test('planks of 45 and 60 seconds: the longest is 60', () => {
  expect(time(set({ seconds: 45 }), set({ seconds: 60 }))).toMatchObject({ maxSeconds: 60, maxMetres: null });
});

test('5 km in 25 minutes is 5:00 per kilometre, and the 25 minutes are no isometric time', () => {
  expect(time(set({ metres: 5000, seconds: 1500 }))).toMatchObject({
    maxMetres: 5000,
    paceSecondsPerKm: 300,
    maxSeconds: null,
  });
});

test('sets with RIR 4, RPE 6 or no effort are hard, with RIR 5 and RPE 5.5 they are not', () => {
  const efforts = [{ rir: 4 }, { rpe: 6 }, {}, { rir: 5 }, { rpe: 5.5 }];

  expect(efforts.map((effort) => isHardSet(set({ weightKg: 60, reps: 8, ...effort })))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('the performance does not depend on the order of the sets nor on another warm-up', () => {
  const warmUp = anySet.map((values) => ({ ...values, isWarmUp: true }));
  fc.assert(
    fc.property(fc.array(anySet, { maxLength: 12 }), warmUp, (sets, more) => {
      expect(time(...sets.toReversed(), more)).toEqual(time(...sets));
    }),
  );
});

test('there are never more hard sets than sets, and the estimated maximum is at least the lightest load', () => {
  fc.assert(
    fc.property(fc.array(anySet, { minLength: 1, maxLength: 12 }), (sets) => {
      const all = time(...sets);
      fc.pre(all !== null);

      expect(all.hardSets).toBeLessThanOrEqual(all.sets);
      const lightest = Math.min(...sets.flatMap(({ weightKg }) => weightKg ?? []));
      if (all.oneRepMaxKg !== null) expect(all.oneRepMaxKg).toBeGreaterThanOrEqual(lightest - 0.05);
    }),
  );
});
