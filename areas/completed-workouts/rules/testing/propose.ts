import type { Progression } from '#areas/programs/contract/document.ts';
import { proposalFor } from '../progression.ts';
import type { ProposalInput } from '../progression/proposal.ts';

export const settings = { loadStepKg: 2.5 };
export const now = '2026-11-20T18:00:00.000Z';
export const lastWeek = '2026-11-13T18:00:00.000Z';
const earlier = '2026-11-06T18:00:00.000Z';
export const row = { type: 'reps', sets: 3, reps: '8-12', weight: '', rpe: null, rir: null } as const;

/**
 * Parses logged sets: `80x12` is 80 kg for 12 repetitions, `80x12@2` leaves two in reserve, `x12` has no load, `w40x5`
 * is a warm-up.
 */
export function sets(...written: string[]) {
  return written.map((one, index) => {
    const [, warmUp, kg, reps, reserve] = /^(w?)([\d.]*)x(\d+)(?:@([\d.]+))?$/.exec(one) ?? [];
    return {
      setNumber: index + 1,
      isWarmUp: warmUp === 'w',
      weightKg: kg ? Number(kg) : null,
      reps: Number(reps),
      rir: reserve === undefined ? null : Number(reserve),
      ...{ rpe: null, seconds: null, metres: null },
    };
  });
}

export interface Question extends Partial<Omit<ProposalInput, 'row'>> {
  row?: Partial<ProposalInput['row']>;
  last?: string[];
  before?: string[];
  finishedAt?: string;
  oneRepMaxKg?: number;
}

export function propose(progression: Progression | null, question: Question = {}) {
  const { last, before, finishedAt = lastWeek, oneRepMaxKg = null, row: changed, ...more } = question;
  const times = [
    ...(last ? [{ finishedAt, sets: sets(...last) }] : []),
    ...(before ? [{ finishedAt: earlier, sets: sets(...before) }] : []),
  ];
  const proposal = proposalFor({
    row: { ...row, progression, ...changed },
    history: { performances: times, oneRepMaxKg },
    settings,
    now,
    ...more,
  });
  return proposal.kind === 'none'
    ? [proposal.kind, proposal.reason?.code]
    : [
        proposal.weightKg,
        proposal.reps,
        proposal.reason.code,
        proposal.reason.values,
        ...(proposal.belowKg ? [proposal.belowKg] : []),
      ];
}

export const double = { kind: 'double', fromReps: 8, toReps: 12, stepKg: 2.5 } as const;
export const linear = { kind: 'linear', stepKg: 2.5 } as const;
export const fives = { sets: 3, reps: '5' };
export const rir = { kind: 'rir', rir: 2, stepKg: 2.5 } as const;
export const one = { sets: 1, reps: '8' };
