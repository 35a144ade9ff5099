import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Progression } from '#areas/programs/contract/document.ts';
import { limits } from '../contract/set.ts';
import { proposalFor } from './progression.ts';
import { loadIncrement } from './progression/loads.ts';
import type { Proposal } from './progression/proposal.ts';

const now = new Date('2026-11-20T18:00:00.000Z');
const quarters = (least: number, most: number) => fc.integer({ min: least * 4, max: most * 4 }).map((four) => four / 4);

const progressions: fc.Arbitrary<Progression> = fc.oneof(
  fc
    .record({ fromReps: fc.integer({ min: 1, max: 15 }), more: fc.nat(10), stepKg: quarters(0.25, 10) })
    .map(({ fromReps, more, stepKg }) => ({ kind: 'double' as const, fromReps, toReps: fromReps + more, stepKg })),
  quarters(0.25, 10).map((stepKg) => ({ kind: 'linear' as const, stepKg })),
  quarters(20, 110).map((percent) => ({ kind: 'percent' as const, percent: Math.round(percent * 2) / 2 })),
  fc.record({ kind: fc.constant('rir' as const), rir: fc.nat(5), stepKg: quarters(0.25, 10) }),
);
const loads = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: limits.weightKg * 100 }).map((cents) => cents / 100),
);
const doneSets = fc.array(
  fc.record({
    weightKg: loads,
    reps: fc.integer({ min: 0, max: 30 }),
    rir: fc.option(fc.nat(10)),
    isWarmUp: fc.boolean(),
  }),
  { maxLength: 6 },
);
const questions = fc.record({
  progression: progressions,
  sets: fc.option(fc.integer({ min: 1, max: 5 })),
  reps: fc.constantFrom('', '5', '8-12', '12/10/8', 'max'),
  rir: fc.option(fc.nat(5)),
  loadStepKg: quarters(0.25, 20),
  times: fc.array(fc.record({ daysAgo: fc.nat(60), sets: doneSets }), { maxLength: 3 }),
  oneRepMaxKg: fc.option(fc.integer({ min: 1, max: 12_000 }).map((tenths) => tenths / 10)),
  setNumber: fc.integer({ min: 1, max: 5 }),
});
type Question = typeof questions extends fc.Arbitrary<infer Q> ? Q : never;

type Logged = Question['times'][number]['sets'][number] & { setNumber: number };

function propose(question: Question, arriving = (sets: Logged[]) => sets): Proposal {
  const { progression, sets, reps, rir, loadStepKg, oneRepMaxKg, setNumber } = question;
  const times = question.times.map((time) => ({
    finishedAt: new Date(now.getTime() - time.daysAgo * 86_400_000).toISOString(),
    sets: arriving(time.sets.map((set, index) => ({ ...set, setNumber: index + 1 }))).map((set) => ({
      ...set,
      ...{ rpe: null, seconds: null, metres: null },
    })),
  }));
  const row = { type: 'reps' as const, sets, reps, weight: '60 kg', rpe: null, rir, progression };
  return proposalFor({ row, history: { performances: times, oneRepMaxKg }, settings: { loadStepKg }, now, setNumber });
}

function weightOf(proposal: Proposal): number | null {
  return proposal.kind === 'none' ? null : proposal.weightKg;
}

/** Returns the question with the load of every set changed by `change`. */
function withLoads(question: Question, change: (kg: number | null) => number | null): Question {
  const times = question.times.map((time) => ({
    ...time,
    sets: time.sets.map((set) => ({ ...set, weightKg: change(set.weightKg) })),
  }));
  return { ...question, times };
}

test('a proposed load is above 0 and at most the limit, and repetitions are at least one', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const proposal = propose(question);
      fc.pre(proposal.kind !== 'none');

      expect(proposal.weightKg ?? 1).toBeGreaterThan(0);
      expect(proposal.weightKg ?? 1).toBeLessThanOrEqual(limits.weightKg);
      expect(proposal.reps ?? 1).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

test('a proposed load was lifted in an earlier performance or is a multiple of the step', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const weightKg = weightOf(propose(question));
      const lifted = question.times.flatMap(({ sets }) => sets.map((set) => set.weightKg));
      fc.pre(weightKg !== null && !lifted.includes(weightKg) && weightKg !== 60);

      expect((weightKg ?? 0) % stepOf(question)).toBe(0);
    }),
    { numRuns: 2000 },
  );
});

test('the proposal does not depend on the order in which the sets arrive', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(propose(question, (sets) => sets.toReversed())).toEqual(propose(question));
    }),
  );
});

test('with the proposed set done at the target RIR, the proposal is the same again', () => {
  const wanted = fc.record({ rir: fc.nat(5), stepKg: quarters(0.25, 10) });
  fc.assert(
    fc.property(questions, wanted, (question, { rir, stepKg }) => {
      const aimed = { ...question, progression: { kind: 'rir' as const, rir, stepKg } };
      const first = propose(aimed);
      fc.pre(first.kind !== 'none' && first.reps !== null);
      const set = { weightKg: first.weightKg, reps: first.reps, rir, isWarmUp: false };
      const again = propose({ ...aimed, reps: '', times: [{ daysAgo: 3, sets: [set] }] });

      expect(again).toMatchObject({ weightKg: first.weightKg, reps: first.reps });
    }),
  );
});

/** The rounding step of proposed loads, in kg. */
function stepOf({ progression, loadStepKg }: Question): number {
  return 'stepKg' in progression ? loadIncrement(progression.stepKg, loadStepKg) : loadStepKg;
}

// A load of at most one step cannot be lowered by 10 %: two failures with it leave the load that the coach has written.
test('a heavier performance with more than one step never leads to a lighter proposal', () => {
  const two = fc.tuple(questions, fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 50_000 }));
  fc.assert(
    fc.property(two, ([question, cents, more]) => {
      fc.pre(cents / 100 > stepOf(question));
      const lighter = weightOf(propose(withLoads(question, () => cents / 100)));
      const heavier = weightOf(propose(withLoads(question, () => (cents + more) / 100)));

      expect(heavier ?? 0).toBeGreaterThanOrEqual(lighter ?? 0);
    }),
    { numRuns: 2000 },
  );
});

test('the load is never lowered after all sets reached the upper end of the range', () => {
  const done = fc.record({ ...{ question: questions, cents: fc.integer({ min: 1, max: 100_000 }) } });
  fc.assert(
    fc.property(done, ({ question, cents }) => {
      const { progression } = question;
      fc.pre(progression.kind === 'double' || progression.kind === 'linear');
      const reps = progression.kind === 'double' ? progression.toReps : 30;
      const set = { weightKg: cents / 100, reps, rir: null, isWarmUp: false };
      const all = { ...question, times: [{ daysAgo: 3, sets: Array.from({ length: 5 }, () => set) }] };

      expect(weightOf(propose(all))).toBeGreaterThanOrEqual(cents / 100);
    }),
  );
});

test('after a break of more than 28 days the load never exceeds that of the last performance', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const old = { ...question, times: question.times.map((time) => ({ ...time, daysAgo: 29 + time.daysAgo })) };
      const last = old.times.map(({ sets }) => sets.filter((set) => !set.isWarmUp)).find((sets) => sets.length > 0);
      const heaviest = Math.max(0, ...(last ?? []).map(({ weightKg }) => weightKg ?? 0));
      const proposed = weightOf(propose(old));
      fc.pre(heaviest > 0 && proposed !== null);

      expect(proposed).toBeLessThanOrEqual(heaviest);
    }),
    { numRuns: 2000 },
  );
});
