import { loadAtRepetitions } from '#areas/body-composition/rules/effort.ts';
import { targetOfSet, targetsBySet } from '#areas/programs/rules/set-targets.ts';
import { prescribedWeightKg } from '../prescribed-numbers.ts';
import { type Range, repsRange } from '../ranges.ts';
import { createProposal, type Proposal, type ProposalInput } from './proposal.ts';
import { isMostlyBelow, sameSet, targetRir, type WorkingSet, type WorkingSets } from './working-sets.ts';

type Proposed = Proposal & { kind: 'proposal' };

/**
 * Replaces a proposal below the load that the coach has written by that load, unless the last results show that it is out of reach: most
 * sets with less load or with this one stopped before the prescribed repetitions, or the logged effort leaves no room for it. A proposal
 * that starts from the logged effort, or lowers the load, is such a result itself.
 */
export function atLeastPrescribed(input: ProposalInput, works: readonly WorkingSets[], proposal: Proposal): Proposal {
  const kg = writtenLoad(input);
  if (!isBelow(proposal, kg) || fromResults.has(proposal.reason.code) || isOutOfReach(input, works, kg))
    return proposal;
  return createProposal(kg, lowestReps(input), 'prescribed');
}

/** Replaces a proposal above the load that the coach decided by that load. */
export function atMostDecided(input: ProposalInput, decided: Range | null, proposal: Proposal): Proposal {
  const isAbove = proposal.kind === 'proposal' && decided !== null && (proposal.weightKg ?? 0) > decided.highest;
  return isAbove ? createProposal(decided.highest, lowestReps(input), 'prescribed') : proposal;
}

const fromResults: ReadonlySet<Proposed['reason']['code']> = new Set([
  'deload',
  'too_hard',
  'linear_again',
  'rir_up',
  'rir_met',
  'rir_down',
]);

/** Adds the load that the coach has written to a proposal below it. */
export function withWrittenLoad(input: ProposalInput, proposal: Proposal): Proposal {
  const kg = writtenLoad(input);
  return isBelow(proposal, kg) ? { ...proposal, belowKg: kg } : proposal;
}

function writtenLoad({ row, setNumber = 1 }: ProposalInput): number {
  return prescribedWeightKg(targetOfSet(row.weight, setNumber)) ?? 0;
}

function isBelow(proposal: Proposal, kg: number): proposal is Proposed & { weightKg: number } {
  return proposal.kind === 'proposal' && proposal.weightKg !== null && proposal.weightKg < kg;
}

function lowestReps({ row, setNumber = 1 }: ProposalInput): number | null {
  const { progression } = row;
  return repsRange(row.reps, setNumber)?.lowest ?? (progression?.kind === 'double' ? progression.fromReps : null);
}

function isOutOfReach(input: ProposalInput, works: readonly WorkingSets[], kg: number): boolean {
  const [last] = works;
  if (!last) return false;
  const fewest = lowestReps(input) ?? 1;
  const hasFailed = (work: WorkingSets) =>
    isMostlyBelow(
      comparedSets(input, work),
      lowestReps({ ...input, row: { ...input.row, ...work.prescribedThen } }) ?? 1,
    );
  // An earlier failure with this load no longer counts once a later performance with it succeeded.
  const atWritten = works.find(({ loadKg }) => (loadKg ?? 0) >= kg) ?? last;
  const reserve = targetRir(input.row) ?? 0;
  return (
    hasFailed(last) ||
    hasFailed(atWritten) ||
    comparedSets(input, last).some((set) => (reachableKg(set, fewest + reserve) ?? kg) < kg)
  );
}

/** The sets with the heaviest load; the same set where the prescription differs by set, the last one when fewer were done. */
function comparedSets({ row, setNumber = 1 }: ProposalInput, work: WorkingSets): readonly WorkingSet[] {
  if (!targetsBySet(row.reps) && !targetsBySet(row.weight)) return work.atLoad;
  const compared = sameSet(work, setNumber);
  return compared ? [compared] : [];
}

/**
 * The load with which a set would end after `target` repetitions to failure, in kg; null when its effort is unknown. Beyond the chart
 * by the Epley formula.
 *
 * Source: Tuchscherer M, RPE chart (`body-composition/rules/effort.ts`); Epley B, Boyd Epley Workout (1985).
 */
function reachableKg({ weightKg, reps, rir }: WorkingSet, target: number): number | null {
  if (weightKg === null || rir === null) return null;
  const done = reps + rir;
  return loadAtRepetitions(weightKg, { done, target }) ?? (weightKg * (30 + done)) / (30 + target);
}
