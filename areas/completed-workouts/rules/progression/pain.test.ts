import { describe, expect, test } from 'vitest';
import { proposalFor } from '../progression.ts';
import { prefill } from '../prefill.ts';
import type { ProposalInput } from './proposal.ts';

const set = {
  weightKg: 100,
  reps: 6,
  rir: null,
  rpe: null,
  seconds: null,
  metres: null,
  isWarmUp: false,
  setNumber: 1,
};
const performance = { finishedAt: '2026-11-11T18:00:00.000Z', sets: [set] };
const squat = {
  type: 'reps',
  sets: 4,
  reps: '6',
  weight: '100 kg',
  rir: null,
  rpe: null,
  progression: { kind: 'linear', stepKg: 2.5 },
} as const;
const input = {
  row: squat,
  history: { performances: [performance], oneRepMaxKg: null },
  settings: { loadStepKg: 2.5 },
  now: '2026-11-18T18:00:00.000Z',
} satisfies ProposalInput;

test('a squat that was stopped because of pain after one set of 100 kg has no proposal', () => {
  const pain = { on: '2026-11-11', note: 'fitta al ginocchio' };
  expect(proposalFor(input)).toMatchObject({ kind: 'proposal', weightKg: 100 });
  expect(proposalFor({ ...input, history: { ...input.history, pain } })).toEqual({ kind: 'none', reason: null });
});

test('after pain the load of the first set is left open, with the prescribed repetitions', () => {
  const row = { ...squat, id: '0199a000-0000-7000-8000-0000000000a1', value: '' };
  const open = { row, proposal: null, lastTime: performance, isAfterPain: true };
  expect(prefill({ ...open, setNumber: 1, sets: [] })).toMatchObject({ weightKg: null, reps: 6 });
});

describe('after a workout with pain at its end', () => {
  const done = { ...performance, sets: [1, 2, 3, 4].map((setNumber) => ({ ...set, setNumber })) };
  const proposalAfter = (performances: (typeof done & { hasPainAtEnd?: boolean })[], weight = '') => {
    const row = { ...squat, weight };
    return proposalFor({ ...input, row, history: { performances, oneRepMaxKg: null } });
  };

  test('the load stays that of the last time instead of 102.5 kg, and the reason says why', () => {
    expect(proposalAfter([done])).toMatchObject({ weightKg: 102.5 });
    expect(proposalAfter([{ ...done, hasPainAtEnd: true }])).toMatchObject({
      weightKg: 100,
      reason: { code: 'after_pain' },
    });
  });

  test('not even a written load is above it, and the proposal says so', () => {
    expect(proposalAfter([{ ...done, hasPainAtEnd: true }], '110 kg')).toMatchObject({ weightKg: 100, belowKg: 110 });
  });

  test('it rises again once the exercise was done in a workout without pain, and a lower load stays', () => {
    const before = { ...done, finishedAt: '2026-11-04T18:00:00.000Z', hasPainAtEnd: true };
    expect(proposalAfter([done, before])).toMatchObject({ weightKg: 102.5 });
    const failed = { ...done, sets: done.sets.map((one) => ({ ...one, reps: 3 })) };
    const lower = proposalAfter([failed, { ...failed, finishedAt: '2026-11-04T18:00:00.000Z' }]);
    expect(
      proposalAfter([
        { ...failed, hasPainAtEnd: true },
        { ...failed, finishedAt: '2026-11-04T18:00:00.000Z' },
      ]),
    ).toEqual(lower);
  });
});
