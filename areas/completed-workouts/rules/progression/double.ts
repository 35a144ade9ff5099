import { deload, deloadPercent, differenceKg, loadIncrement, increaseLoad } from './loads.ts';
import { type ProgressionInput, type Proposal, createProposal } from './proposal.ts';
import { isMostlyBelow, lowestRir, targetRir, fewestReps, type WorkingSets } from './working-sets.ts';

/**
 * Double progression: more repetitions with the same load until every set reaches the upper end of the range, then more
 * load from the lower end. When most sets are below the range twice in a row, 10 % less load; a single set below the
 * range does not count.
 */
export function doubleProposal(
  input: ProgressionInput<'double'>,
  [last, before]: readonly [WorkingSets, ...WorkingSets[]],
): Proposal {
  const { progression, settings } = input;
  const { fromReps, toReps, stepKg } = progression;
  const { loadKg, atLoad, prescribedThen } = last;
  const [weakest, planned] = [fewestReps(atLoad), prescribedThen.sets ?? atLoad.length];

  if (atLoad.length >= planned && weakest >= toReps) return fromTheTop(input, last);
  const isBelowAgain =
    isMostlyBelow(atLoad, fromReps) && before !== undefined && isMostlyBelow(before.atLoad, fromReps);
  if (isBelowAgain && loadKg !== null) {
    const lessKg = deload(loadKg, loadIncrement(stepKg, settings.loadStepKg));
    if (lessKg < loadKg) return createProposal(lessKg, fromReps, 'deload', { reps: fromReps, percent: deloadPercent });
  }
  if (weakest >= toReps) return createProposal(loadKg, toReps, 'sets_missing', { done: atLoad.length, sets: planned });
  return createProposal(loadKg, weakest + 1, 'double_more', { reps: weakest, next: weakest + 1 });
}

/**
 * Proposes more load, because all sets reached the upper end of the range; the same load when the effort was higher
 * than prescribed.
 */
function fromTheTop(
  { row, progression, settings }: ProgressionInput<'double'>,
  { loadKg, atLoad }: WorkingSets,
): Proposal {
  const { fromReps, toReps, stepKg } = progression;
  const [rir, wanted] = [lowestRir(atLoad), targetRir(row)];
  const reps = fewestReps(atLoad);
  if (rir !== null && wanted !== null && rir < wanted)
    return createProposal(loadKg, toReps, 'too_hard', { reps, rir, wanted });
  if (loadKg === null) return createProposal(null, toReps, 'double_top', { reps });

  const moreKg = increaseLoad(loadKg, stepKg, loadIncrement(stepKg, settings.loadStepKg));
  if (moreKg === loadKg) return createProposal(loadKg, toReps, 'highest', { kg: loadKg });
  const kg = differenceKg(moreKg, loadKg);
  return rir === null
    ? createProposal(moreKg, fromReps, 'double_up', { reps, kg })
    : createProposal(moreKg, fromReps, 'double_up_rir', { reps, rir, kg });
}
