import { loadAtRepetitions } from '#areas/body-composition/rules/effort.ts';
import { clamped } from '#shell/common/numbers.ts';
import { limits } from '../../contract/set.ts';
import { repsRange } from '../ranges.ts';
import { differenceKg, loadIncrement, decreaseLoad, increaseLoad, roundLoad } from './loads.ts';
import { type ProgressionInput, type Proposal, createProposal } from './proposal.ts';
import { sameSet, type WorkingSets, type WorkingSet } from './working-sets.ts';

/**
 * RIR target: the load that leaves the prescribed repetitions in reserve, computed from the same set of last time, which was done
 * equally rested. The chart covers up to 10 repetitions to failure; beyond that the load changes by one step. Without a load the
 * repetitions change.
 *
 * Source: Tuchscherer M, RPE chart (`body-composition/rules/effort.ts`).
 */
export function rirProposal(input: ProgressionInput<'rir'>, work: WorkingSets): Proposal {
  const { row, progression, setNumber } = input;
  const last = sameSet(work, setNumber);
  if (!last) throw new Error('rirProposal: no set');
  const range = repsRange(row.reps, setNumber);
  const reps = range ? clamped(last.reps, range.lowest, range.highest) : Math.max(1, last.reps);
  const wanted = progression.rir;
  if (last.rir === null) return createProposal(last.weightKg, reps, 'rir_unknown', { wanted });

  const values = { reps: last.reps, rir: last.rir, target: reps, wanted };
  const [done, target] = [last.reps + last.rir, reps + wanted];
  if (last.weightKg === null)
    return createProposal(null, clamped(Math.floor(done - wanted), 1, limits.reps), 'rir_reps', values);
  const nextKg = nextLoad(input, { ...last, weightKg: last.weightKg }, { done, target });
  const quoted = { ...values, from: last.weightKg };
  if (nextKg > last.weightKg)
    return createProposal(nextKg, reps, 'rir_up', { ...quoted, kg: differenceKg(nextKg, last.weightKg) });
  if (nextKg < last.weightKg)
    return createProposal(nextKg, reps, 'rir_down', { ...quoted, kg: differenceKg(nextKg, last.weightKg) });
  return createProposal(nextKg, reps, 'rir_met', quoted);
}

/** Returns the next load. `done` and `target` are repetitions to failure, including those in reserve. */
function nextLoad(
  { progression, settings }: ProgressionInput<'rir'>,
  { weightKg }: WorkingSet & { weightKg: number },
  { done, target }: { done: number; target: number },
): number {
  if (done === target) return weightKg;
  const incrementKg = loadIncrement(progression.stepKg, settings.loadStepKg);
  const exactKg = loadAtRepetitions(weightKg, { done, target });
  const isMore = done > target;
  if (exactKg === undefined)
    return isMore
      ? increaseLoad(weightKg, progression.stepKg, incrementKg)
      : decreaseLoad(weightKg, progression.stepKg, incrementKg);
  const nextKg = roundLoad(exactKg, incrementKg);
  return isMore ? Math.max(weightKg, nextKg) : Math.min(weightKg, nextKg);
}
