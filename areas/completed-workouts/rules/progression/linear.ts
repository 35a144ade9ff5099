import { isSetBySet, repsRange } from '../ranges.ts';
import { deloaded, deloadPercent, differenceKg, grainOf, raised } from './loads.ts';
import { type Going, type Proposal, proposing } from './proposal.ts';
import { type WorkingSet, weakestOf, type Work } from './work.ts';

/**
 * Linear progression: more load each time all sets were done as prescribed; the same after a failure, 10 % off after two
 * in a row. A set that was left out is none that failed.
 */
export function linearProposal(going: Going<'linear'>, [last, before]: readonly [Work, ...Work[]]): Proposal {
  const { row, progression, settings, setNumber } = going;
  const sets = judged(row.reps, last);
  const [planned, reps] = [row.sets ?? sets.length, prescribed(row.reps, setNumber)];
  const loadKg = lastLoadOf(row.reps, last, setNumber);
  const grainKg = grainOf(progression.stepKg, settings.loadStepKg);
  if (loadKg === null) return proposing(null, reps, 'no_load');

  if (hasFailed(row.reps, last)) {
    const lessKg = deloaded(loadKg, grainKg);
    if (before && hasFailed(row.reps, before) && lessKg < loadKg)
      return proposing(lessKg, reps, 'deload', { reps: reps ?? weakestOf(sets), percent: deloadPercent });
    return proposing(loadKg, reps, 'linear_again', { reps: weakestOf(sets) });
  }
  if (sets.length < planned) return proposing(loadKg, reps, 'sets_missing', { done: sets.length, sets: planned });
  const moreKg = raised(loadKg, progression.stepKg, grainKg);
  return moreKg === loadKg
    ? proposing(loadKg, reps, 'highest', { kg: loadKg })
    : proposing(moreKg, reps, 'linear_up', { kg: differenceKg(moreKg, loadKg) });
}

/** Of that set where they differ, else the heaviest. */
export function lastLoadOf(reps: string, { sets, loadKg }: Work, setNumber: number): number | null {
  return isSetBySet(reps) ? (sets[setNumber - 1]?.weightKg ?? loadKg) : loadKg;
}

/** "12/10/8" may change the load from set to set; otherwise only the sets with the heaviest count. */
function judged(reps: string, { sets, atLoad }: Work): readonly WorkingSet[] {
  return isSetBySet(reps) ? sets : atLoad;
}

function hasFailed(reps: string, work: Work): boolean {
  return judged(reps, work).some((set, index) => set.reps < (prescribed(reps, index + 1) ?? 1));
}

/** The least that counts as done; null where the prescription leaves it open. */
function prescribed(reps: string, setNumber: number): number | null {
  return repsRange(reps, setNumber)?.lowest ?? null;
}
