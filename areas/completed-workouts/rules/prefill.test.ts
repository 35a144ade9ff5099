import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exerciseTypes } from '#areas/programs/contract/document.ts';
import type { CompletedSet } from '../contract/set.ts';
import { exampleCompletedWorkout } from '../example.ts';
import { prefill, setThen, workingSetsBefore } from './prefill.ts';

const row = { id: 'bench', type: 'reps', weight: '80 kg', reps: '8-10', rir: 2, rpe: null, value: '' } as const;
const nothing = { rpe: null, seconds: null, metres: null };
const lastTime = {
  finishedAt: '2026-11-11T18:24:00.000Z',
  sets: [
    { ...nothing, setNumber: 1, weightKg: 40, reps: 12, rir: null, isWarmUp: true },
    { ...nothing, setNumber: 2, weightKg: 77.5, reps: 10, rir: 2, isWarmUp: false },
    { ...nothing, setNumber: 3, weightKg: 77.5, reps: 9, rir: 1, isWarmUp: false },
  ],
};
const initial = { row, setNumber: 1, sets: [], proposal: null, lastTime: null };

test('the first set ever shows 80 kg and 8 reps of the prescription', () => {
  expect(prefill(initial)).toMatchObject({ weightKg: 80, reps: 8, rir: 2, note: '', isWarmUp: false });
});

test('of a prescribed range of effort no number is chosen for the client', () => {
  expect(prefill({ ...initial, row: { ...row, rirTo: 3 } })).toMatchObject({ weightKg: 80, reps: 8, rir: null });
});

const open = { ...row, weight: '' };

test('a load that the coach leaves open is that of the last performance, set by set, regardless of warm-ups', () => {
  expect(prefill({ ...initial, row: open, setNumber: 2, lastTime })).toMatchObject({ weightKg: 77.5, reps: 9 });
});

test('a prescribed load is shown as prescribed, also when the last one was another', () => {
  expect(prefill({ ...initial, setNumber: 2, lastTime })).toMatchObject({ weightKg: 80, reps: 8, rir: 2 });
  expect(prefill({ ...initial, row: { ...row, weight: '77,5 kg', reps: '5' }, lastTime })).toMatchObject({
    weightKg: 77.5,
    reps: 5,
  });
});

test('with a progression the load goes on from the last performance, and is never below the written one', () => {
  const progression = { kind: 'linear', stepKg: 2.5 } as const;
  const shown = (weight: string) => prefill({ ...initial, row: { ...row, weight, progression }, lastTime });

  expect(shown('70 kg')).toMatchObject({ weightKg: 77.5, reps: 10 });
  expect(shown('')).toMatchObject({ weightKg: 77.5, reps: 10 });
  expect(shown('80 kg')).toMatchObject({ weightKg: 80, reps: 8 });
});

test.each([
  ['75-80 kg', '8-10', 77.5, 10],
  ['80-85 kg', '6-8', 80, 6],
  ['60-70 kg', '6-8', 70, 6],
  ['77.5 kg', '6-8', 77.5, 8],
  ['', 'max', 77.5, 10],
])('of %s for %s after 77.5 kg x 10 it shows %s kg x %s', (weight, reps, weightKg, shownReps) => {
  const shown = prefill({ ...initial, row: { ...row, weight, reps }, lastTime });

  expect(shown).toMatchObject({ weightKg, reps: shownReps });
});

test('a share of the maximum is the load that it proposes, for each set its own; never the load of the last time', () => {
  const proposal = { weightKg: 75, reps: null };
  const share = { ...initial, row: { ...row, weight: '75%' }, lastTime };
  const bySet = {
    ...initial,
    row: { ...row, weight: '70-80-85%', reps: '10-8-6' },
    setNumber: 2,
    sets: [logged({ setNumber: 1, weightKg: 70, reps: 10 })],
  };

  expect(prefill({ ...share, proposal })).toMatchObject({ weightKg: 75, reps: 8 });
  expect(prefill(share)).toMatchObject({ weightKg: null, reps: 8 });
  expect(prefill({ ...bySet, proposal: { weightKg: 80, reps: null } })).toMatchObject({ weightKg: 80, reps: 8 });
});

test('a prescribed time or distance is shown as prescribed, also when the last one was another', () => {
  const then = (more: object) => ({
    finishedAt: lastTime.finishedAt,
    sets: [{ ...nothing, setNumber: 1, weightKg: null, reps: null, rir: null, isWarmUp: false, ...more }],
  });
  const plank = { ...row, type: 'time', value: '45 s', weight: '', reps: '' } as const;
  const run = { ...row, type: 'distance', value: '400 m', weight: '', reps: '' } as const;
  const far = then({ metres: 2500, seconds: 900 });

  expect(prefill({ ...initial, row: plank, lastTime: then({ seconds: 60 }) })).toMatchObject({ seconds: 45 });
  expect(prefill({ ...initial, row: { ...plank, value: 'max' }, lastTime: then({ seconds: 60 }) })).toMatchObject({
    seconds: 60,
  });
  expect(prefill({ ...initial, row: run, lastTime: far })).toMatchObject({ metres: 400, seconds: null });
  expect(prefill({ ...initial, row: { ...run, value: '2,5 km' }, lastTime: far })).toMatchObject({
    metres: 2500,
    seconds: 900,
  });
  expect(prefill({ ...initial, row: { ...run, value: '' }, lastTime: far })).toMatchObject({
    metres: 2500,
    seconds: 900,
  });
});

test('the third set shows the prescription when the last performance had two working sets', () => {
  expect(prefill({ ...initial, setNumber: 3, lastTime })).toMatchObject({ weightKg: 80, reps: 8, rir: 2 });
});

test('of 12-10-8 at 60-65-70 kg the second set shows 10 by 65 kg, whatever was done in the first or the last time', () => {
  const bySet = { ...initial, row: { ...row, reps: '12-10-8', weight: '60-65-70 kg' } };
  const first = { ...nothing, rowId: 'bench', setNumber: 1, weightKg: 62.5, reps: 12, rir: 1, isWarmUp: false };
  const sets = [{ ...first, id: 'a', note: '', loggedAt: '2026-11-18T18:00:00.000Z' }];

  expect(prefill({ ...bySet, setNumber: 2, sets, lastTime })).toMatchObject({ weightKg: 65, reps: 10 });
  expect(prefill({ ...bySet, setNumber: 3, lastTime })).toMatchObject({ weightKg: 70, reps: 8 });
});

test.each([
  ['60-70-80 kg', '8', 8],
  ['60/70/80', '8-10', 8],
  ['60-70-80 kg', 'max', null],
  ['60-60-80 kg', '8-10', 12],
])('after 12 reps in the first set of %s for %s the second one shows %s', (weight, reps, shownReps) => {
  const ramp = { ...initial, row: { ...row, weight, reps }, setNumber: 2 };
  const shown = prefill({ ...ramp, sets: [logged({ setNumber: 1, weightKg: 60, reps: 12 })] });

  expect(shown.reps).toBe(shownReps);
});

test('a set of a ramp that had its load the last time shows the repetitions of that set within the range', () => {
  const then = [60, 70, 80].map((weightKg, index) => ({
    ...{ ...nothing, setNumber: index + 1, weightKg, reps: 10 - index, rir: null, isWarmUp: false },
  }));
  const ramp = {
    ...initial,
    row: { ...row, weight: '60-70-85 kg', reps: '8-10' },
    lastTime: { ...lastTime, sets: then },
  };

  expect([1, 2, 3].map((setNumber) => prefill({ ...ramp, setNumber }).reps)).toEqual([10, 9, 8]);
  expect(prefill({ ...ramp, setNumber: 3 }).weightKg).toBe(85);
});

test('of shares by set the second set shows the prescribed repetitions, not those of the first one', () => {
  const ramp = { ...initial, row: { ...row, weight: '70-80-85%', reps: '5' }, setNumber: 2 };
  const sets = [logged({ setNumber: 1, weightKg: 70, reps: 8 })];

  expect(prefill({ ...ramp, sets, proposal: { weightKg: 80, reps: null } })).toMatchObject({ weightKg: 80, reps: 5 });
});

test('of 60, 45 and 30 seconds by set the second set shows 45 s and the third 30 s, of 12, 10, 8 it shows 10 and 8', () => {
  const plank = { ...initial, row: { ...row, type: 'time', value: '60/45/30 s', weight: '', reps: '' } as const };
  const commas = { ...initial, row: { ...row, reps: '12, 10, 8' } };

  expect([1, 2, 3].map((setNumber) => prefill({ ...plank, setNumber }).seconds)).toEqual([60, 45, 30]);
  expect([1, 2, 3].map((setNumber) => prefill({ ...commas, setNumber }).reps)).toEqual([12, 10, 8]);
});

test('drops of 10+8+6 at 40+30+20 kg show 8 at 30 kg, in the second set those of the first one', () => {
  const dropSet = { ...initial, row: { ...row, reps: '10+8+6', weight: '40+30+20 kg' } };
  const done = [logged({ setNumber: 1, weightKg: 40, reps: 10 }), logged({ setNumber: 101, weightKg: 27.5, reps: 8 })];

  expect(prefill({ ...dropSet, setNumber: 101, sets: done.slice(0, 1) })).toMatchObject({
    weightKg: 30,
    reps: 8,
    rir: null,
  });
  expect(prefill({ ...dropSet, setNumber: 201, sets: done })).toMatchObject({ weightKg: 20, reps: 6 });
  expect(prefill({ ...dropSet, setNumber: 2, sets: done })).toMatchObject({ weightKg: 40, reps: 10 });
  expect(prefill({ ...dropSet, setNumber: 102, sets: done })).toMatchObject({ weightKg: 27.5, reps: 8 });
});

test('24 kg per mano shows 24 kg; 24+24 kg is no drop set of which one load would be shown', () => {
  const perHand = { ...initial, row: { ...row, reps: '10', weight: '24 kg per mano' } };
  const pair = { ...initial, row: { ...row, reps: '10', weight: '24+24 kg' } };

  expect(prefill({ ...perHand, setNumber: 1 })).toMatchObject({ weightKg: 24, reps: 10 });
  expect(prefill({ ...pair, setNumber: 1 })).toMatchObject({ weightKg: null, reps: 10 });
});

test('after a plank of 45 s stopped after 20 s the next one shows 45 s again, after 60 s it shows 60 s', () => {
  const plank = {
    ...initial,
    row: { ...row, type: 'time', value: '45 s', weight: '', reps: '' } as const,
    setNumber: 2,
  };
  const held = (seconds: number) => [logged({ setNumber: 1, seconds, weightKg: null, reps: null })];

  expect(prefill({ ...plank, sets: held(20) })).toMatchObject({ seconds: 45 });
  expect(prefill({ ...plank, sets: held(60) })).toMatchObject({ seconds: 60 });
});

test('the load of the proposal precedes that of the last performance, and the reps are as prescribed', () => {
  const shown = prefill({ ...initial, proposal: { weightKg: 82.5, reps: null }, lastTime });

  expect(shown).toMatchObject({ weightKg: 82.5, reps: 8, rir: 2 });
});

test('the fourth set of push-down shows the third, 25 kg by 10, in any order of arrival, with the effort that is prescribed', () => {
  const { rows, sets } = exampleCompletedWorkout;
  const pushDown = { ...row, id: rows[2]?.id ?? '' };

  const shown = prefill({ ...initial, row: pushDown, setNumber: 4, sets: sets.toReversed(), lastTime });

  expect(shown).toMatchObject({ weightKg: 25, reps: 10, rir: 2 });
});

test('an effort that nobody prescribed is left open, whatever it was in the set before or the last time', () => {
  const free = { ...row, rir: null };
  const sets = [logged({ setNumber: 1, weightKg: 80, reps: 8, rir: 1, isWarmUp: false })];

  expect(prefill({ ...initial, row: free, lastTime })).toMatchObject({ reps: 8, rir: null, rpe: null });
  expect(prefill({ ...initial, row: free, setNumber: 2, sets, lastTime })).toMatchObject({ reps: 8, rir: null });
});

test('after a warm-up of 40 kg the first working set starts from the prescription, not from 40 kg', () => {
  const sets = [logged({ setNumber: 1, weightKg: 40, reps: 12, isWarmUp: true })];

  expect(prefill({ ...initial, setNumber: 2, sets })).toMatchObject({ weightKg: 80, reps: 8 });
  expect(workingSetsBefore({ rowId: 'bench', setNumber: 2, sets })).toBe(0);
});

test('the note of the set before is not prefilled', () => {
  const sets = [logged({ setNumber: 1, note: 'Spalla un po’ rigida.' })];

  expect(prefill({ ...initial, setNumber: 2, sets }).note).toBe('');
});

test('a plank shows the prescribed 45 seconds and no reps, a run the prescribed 400 metres and no time', () => {
  const plank = prefill({ ...initial, row: { ...row, type: 'time', value: '45 s', weight: '' } });
  const run = prefill({ ...initial, row: { ...row, type: 'distance', value: '400 m', weight: '' } });

  expect(plank).toMatchObject({ seconds: 45, reps: null, weightKg: null, rir: null });
  expect(run).toMatchObject({ metres: 400, seconds: null, reps: null, weightKg: null });
});

test('an exercise done for reps before and prescribed for 45 seconds now shows the seconds, with the earlier load', () => {
  const held = { ...open, type: 'time', reps: '', value: '45 s' } as const;

  expect(prefill({ ...initial, row: held, setNumber: 2, lastTime })).toMatchObject({
    seconds: 45,
    weightKg: 77.5,
    reps: null,
  });
});

test('the reps of the last performance become neither rounds of an AMRAP nor reps per minute of an EMOM', () => {
  const amrap = { ...open, type: 'amrap', reps: '', value: '12 min' } as const;
  const emom = { ...open, type: 'emom', reps: '8', value: '10 min' } as const;

  expect(prefill({ ...initial, row: amrap, lastTime })).toMatchObject({ reps: null, weightKg: 77.5 });
  expect(prefill({ ...initial, row: emom, lastTime })).toMatchObject({ reps: 8, weightKg: 77.5 });
});

test('the result of an AMRAP is not prefilled, not even with the reps of a round', () => {
  expect(prefill({ ...initial, row: { ...row, type: 'amrap', value: '8 min', reps: '10 burpee' } }).reps).toBeNull();
});

test('the working sets of the last performance are counted from 0, by set number', () => {
  expect(setThen({ ...lastTime, sets: lastTime.sets.toReversed() }, 0)?.reps).toBe(10);
  expect(setThen(lastTime, 2)).toBeNull();
});

test('only values of the exercise type are prefilled, for any last performance', () => {
  const numbers = fc.option(fc.integer({ min: 1, max: 10 }), { nil: null });
  const done = fc.record({
    weightKg: numbers,
    reps: numbers,
    rir: numbers,
    rpe: numbers,
    seconds: numbers,
    metres: numbers,
  });
  fc.assert(
    fc.property(fc.constantFrom(...exerciseTypes), done, (exerciseType, before) => {
      const shown = prefill({
        ...initial,
        row: { ...row, type: exerciseType },
        setNumber: 2,
        sets: [logged({ setNumber: 1, ...before })],
      });

      if (exerciseType !== 'reps') expect([shown.rir, shown.rpe]).toEqual([null, null]);
      if (exerciseType !== 'distance') expect(shown.metres).toBeNull();
      if (exerciseType === 'text') expect([shown.weightKg, shown.reps, shown.seconds]).toEqual([null, null, null]);
    }),
  );
});

function logged(values: Partial<CompletedSet>): CompletedSet {
  const loggedAt = '2026-11-18T18:12:00.000Z';
  const set = { id: 'set', rowId: 'bench', setNumber: 1, weightKg: 80, reps: 8, rir: 2, note: '', isWarmUp: false };
  return { ...nothing, ...set, loggedAt, ...values };
}
