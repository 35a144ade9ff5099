import { deloaded, deloadPercent, differenceKg, grainOf, raised } from './loads.ts';
import { type Going, type Proposal, proposing } from './proposal.ts';
import { leastReserveOf, wantedReserveOf, weakestOf, type Work } from './work.ts';

/**
 * Double progression: more repetitions with the same load until every set has the most of the range, then more load from
 * the least of it again. Most sets below the range twice in a row: 10 % off; one last set that fell short is no reason.
 */
export function doubleProposal(going: Going<'double'>, [last, before]: readonly [Work, ...Work[]]): Proposal {
  const { row, progression, settings } = going;
  const { fromReps, toReps, stepKg } = progression;
  const { loadKg, atLoad } = last;
  const [weakest, planned] = [weakestOf(atLoad), row.sets ?? atLoad.length];

  if (atLoad.length >= planned && weakest >= toReps) return fromTheTop(going, last);
  const isBelowAgain = isMostlyBelow(last, fromReps) && before !== undefined && isMostlyBelow(before, fromReps);
  if (isBelowAgain && loadKg !== null) {
    const lessKg = deloaded(loadKg, grainOf(stepKg, settings.loadStepKg));
    if (lessKg < loadKg) return proposing(lessKg, fromReps, 'deload', { reps: fromReps, percent: deloadPercent });
  }
  if (weakest >= toReps) return proposing(loadKg, toReps, 'sets_missing', { done: atLoad.length, sets: planned });
  return proposing(loadKg, weakest + 1, 'double_more', { reps: weakest, next: weakest + 1 });
}

/** All sets have the most of the range: more load, unless it cost more effort than the coach wants. */
function fromTheTop({ row, progression, settings }: Going<'double'>, { loadKg, atLoad }: Work): Proposal {
  const { fromReps, toReps, stepKg } = progression;
  const [reserve, wanted] = [leastReserveOf(atLoad), wantedReserveOf(row)];
  const reps = weakestOf(atLoad);
  if (reserve !== null && wanted !== null && reserve < wanted)
    return proposing(loadKg, toReps, 'too_hard', { reps, reserve, wanted });
  if (loadKg === null) return proposing(null, toReps, 'double_top', { reps });

  const moreKg = raised(loadKg, stepKg, grainOf(stepKg, settings.loadStepKg));
  if (moreKg === loadKg) return proposing(loadKg, toReps, 'highest', { kg: loadKg });
  const kg = differenceKg(moreKg, loadKg);
  return reserve === null
    ? proposing(moreKg, fromReps, 'double_up', { reps, kg })
    : proposing(moreKg, fromReps, 'double_up_reserve', { reps, reserve, kg });
}

function isMostlyBelow({ atLoad }: Work, fromReps: number): boolean {
  return atLoad.filter(({ reps }) => reps < fromReps).length * 2 > atLoad.length;
}
