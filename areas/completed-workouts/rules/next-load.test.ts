import { expect, test } from 'vitest';
import { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { exampleProgram } from '#areas/programs/example.ts';
import { nextLoad } from './next-load.ts';
import { linear, now, sets } from './testing/propose.ts';

const [first] = exampleProgram.weeks[0]?.days[0]?.workouts[0]?.exercises ?? [];
if (!first) throw new Error('the example has no row');
const row = { ...first, type: 'reps' as const, sets: 3, reps: '8', weight: '', progression: linear };
const settings = ProgramSettings.parse({});
const program = { programId: crypto.randomUUID(), dayNumber: 1 };
const last = {
  finishedAt: '2026-11-12T18:00:00.000Z',
  finishedOn: '2026-11-12',
  sets: sets('w40x5', '60x8', '60x8', '60x8'),
};
const history = { performances: [last], oneRepMaxKg: null };
const question = { row, history, settings, program, now };

test('a row without a load begins with the proposal, 62.5 kg after 60 kg for 8', () => {
  expect(nextLoad(question)).toEqual({ weightKg: 62.5, from: { weightKg: 60, reps: 8, finishedOn: '2026-11-12' } });
});

test('a row without a progression, and one whose client sees no proposals, begins with the last load', () => {
  expect(nextLoad({ ...question, row: { ...row, progression: null } })?.weightKg).toBe(60);
  expect(nextLoad({ ...question, settings: { ...settings, showsProposals: false } })?.weightKg).toBe(60);
});

test('after 10, 12.5 and 12.5 kg the set with the heaviest load is named; after three equal sets none is', () => {
  const rising = { performances: [{ ...last, sets: sets('10x8', '12.5x8', '12.5x7') }], oneRepMaxKg: null };

  expect(nextLoad({ ...question, history: rising })?.from).toMatchObject({ weightKg: 12.5, reps: 8, setNumber: 2 });
  expect(nextLoad(question)?.from).not.toHaveProperty('setNumber');
});

test('what the client added to another workout changes no next load, unless nothing else was done', () => {
  const added = {
    ...last,
    finishedAt: '2026-11-14T18:00:00.000Z',
    finishedOn: '2026-11-14',
    sets: sets('10x15'),
    isAdded: true,
  };
  const after = { ...history, performances: [added, last] };
  const unprogressed = { ...row, progression: null };

  expect(nextLoad({ ...question, history: after })?.weightKg).toBe(62.5);
  expect(nextLoad({ ...question, history: after, row: unprogressed })?.weightKg).toBe(60);
  expect(nextLoad({ ...question, history: after, now: '2026-12-20T18:00:00.000Z' })?.weightKg).toBe(55);
  expect(nextLoad({ ...question, history: { ...history, performances: [added] }, row: unprogressed })?.weightKg).toBe(
    10,
  );
});

test('of a workout with prescribed sets and sets that the client added of the same exercise only the prescribed ones count', () => {
  const added = sets('90x3').map((set) => ({ ...set, isAdded: true }));
  const mixed = { ...last, sets: [...last.sets, ...added] };
  const after = { ...history, performances: [mixed] };

  expect(nextLoad({ ...question, history: after })).toEqual({
    weightKg: 62.5,
    from: { weightKg: 60, reps: 8, finishedOn: '2026-11-12' },
  });
  expect(nextLoad({ ...question, history: after, row: { ...row, progression: null } })?.weightKg).toBe(60);
  expect(nextLoad({ ...question, history: after, now: '2026-12-20T18:00:00.000Z' })?.weightKg).toBe(55);
});

test('a load that is as written, and one of an exercise that was never done, is not named', () => {
  expect(nextLoad({ ...question, row: { ...row, weight: '62.5 kg' } })).toBeNull();
  expect(nextLoad({ ...question, history: null })).toBeNull();
});

test('the load that the editor names is 10 % less after a long break, also without a progression', () => {
  const longAfter = { ...question, now: '2027-01-10T18:00:00.000Z' };

  expect(nextLoad(longAfter)?.weightKg).toBe(55);
  expect(nextLoad({ ...longAfter, row: { ...row, progression: null } })?.weightKg).toBe(55);
  expect(nextLoad({ ...longAfter, settings: { ...settings, showsProposals: false } })?.weightKg).toBe(55);
});
