import { targetsBySet } from '#areas/programs/rules/set-targets.ts';
import { repsRange } from '../ranges.ts';
import { deload, deloadPercent, differenceKg, loadIncrement, increaseLoad } from './loads.ts';
import { type ProgressionInput, type Proposal, createProposal } from './proposal.ts';
import { type WorkingSet, fewestReps, type WorkingSets } from './working-sets.ts';

/**
 * Linear progression: more load after a performance with all sets as prescribed, the same load after a failure, 10 %
 * less after two failures in a row. A missing set is not a failure.
 */
export function linearProposal(
  input: ProgressionInput<'linear'>,
  [last, before]: readonly [WorkingSets, ...WorkingSets[]],
): Proposal {
  const { row, progression, settings, setNumber } = input;
  const sets = judged(last);
  const [planned, reps] = [last.prescribedThen.sets ?? sets.length, prescribed(row.reps, setNumber)];
  const loadKg = lastLoadOf(row.reps, last, setNumber);
  const incrementKg = loadIncrement(progression.stepKg, settings.loadStepKg);
  if (loadKg === null) return createProposal(null, reps, 'no_load');

  if (hasFailed(last)) {
    const lessKg = deload(loadKg, incrementKg);
    if (before && hasFailed(before) && lessKg < loadKg) {
      const below = prescribed(last.prescribedThen.reps, setNumber) ?? fewestReps(sets);
      return createProposal(lessKg, reps, 'deload', { reps: below, percent: deloadPercent });
    }
    return createProposal(loadKg, reps, 'linear_again', { reps: fewestReps(sets) });
  }
  if (sets.length < planned) return createProposal(loadKg, reps, 'sets_missing', { done: sets.length, sets: planned });
  const moreKg = increaseLoad(loadKg, progression.stepKg, incrementKg);
  return moreKg === loadKg
    ? createProposal(loadKg, reps, 'highest', { kg: loadKg })
    : createProposal(moreKg, reps, 'linear_up', { kg: differenceKg(moreKg, loadKg) });
}

/** Returns the load of the set `setNumber` when the prescription differs by set, else the heaviest load. */
export function lastLoadOf(reps: string, { sets, loadKg }: WorkingSets, setNumber: number): number | null {
  return targetsBySet(reps) ? (sets[setNumber - 1]?.weightKg ?? loadKg) : loadKg;
}

/**
 * Returns the sets that are compared with what was prescribed then. With "12/10/8" the load may change from set to set, so all
 * sets are; otherwise only those with the heaviest load.
 */
function judged({ sets, atLoad, prescribedThen }: WorkingSets): readonly WorkingSet[] {
  return targetsBySet(prescribedThen.reps) ? sets : atLoad;
}

function hasFailed(work: WorkingSets): boolean {
  return judged(work).some((set, index) => set.reps < (prescribed(work.prescribedThen.reps, index + 1) ?? 1));
}

/** Returns the lowest prescribed number of repetitions; null when the prescription leaves it open. */
function prescribed(reps: string, setNumber: number): number | null {
  return repsRange(reps, setNumber)?.lowest ?? null;
}
