import { expect, test } from 'vitest';
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
