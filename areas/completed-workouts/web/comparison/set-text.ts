import { formatWeight } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { PrescribedRow } from '../../contract/set.ts';
import type { Comment, CompletedWorkout } from '../../contract/workout.ts';
import { withHands } from '#areas/programs/rules/percent-loads.ts';
import { rowOfPart } from '#areas/programs/rules/set-targets.ts';
import { prescribedSet } from '../../rules/prescribed-set.ts';
import type { Range } from '../../rules/ranges.ts';
import type { Share } from '../../rules/shares.ts';
import { dropIndex, mainSetNumber } from '../../rules/set-numbers.ts';
import { exerciseOfSet } from '../../rules/swaps.ts';
import type { SetRef } from '../../rules/set-order.ts';
import { inReadersWords, weightText } from '../prescription-text.ts';
import { effortTexts, type Texts } from '../text.ts';

interface PrescribedSet {
  row: PrescribedRow;
  /** Number of the set among the working sets, from 1. */
  number: number;
  /** Part of a drop set, from 0; null for the set with all of its parts. */
  drop: number | null;
  isOtherExercise: boolean;
  /** The loads of a share of the maximum. */
  share?: Share | null;
}

/**
 * Returns one prescribed set as texts: `80 kg × 6-8` and `RIR 2`; a percentage is shown as `75% (75 kg) · 5`, with the
 * load that it meant. The load belongs to the prescribed exercise and is left out when another one was done.
 */
export function prescribedSetText(
  t: Texts,
  { row, number, drop, isOtherExercise, share = null }: PrescribedSet,
): string[] {
  const ofSet = prescribedSet(row, number);
  const { type, reps, value, weight } = drop === null ? ofSet : rowOfPart(ofSet, drop);
  const amount = inReadersWords(type === 'reps' ? reps : [value, reps].filter(Boolean).join(' · '));
  const written = isOtherExercise ? '' : weightText(weight);
  const kg = share?.kg ? `(${shareText(share.kg, share)})` : '';
  const load = [written, kg].filter(Boolean).join(' ');
  const parts = [
    [load, amount].filter(Boolean).join(load.endsWith('kg') ? ' × ' : ' · '),
    ...(drop ? [] : effortTexts(t, ofSet)),
  ].filter(Boolean);
  return parts.length > 0 ? parts : [t('set.free')];
}

/** `75 kg`, or `75 kg – 80 kg` for a range; `17,5 kg per mano` of a maximum of one hand. */
function shareText({ lowest, highest }: Range, { isPerHand }: Pick<Share, 'isPerHand'>): string {
  const load = [...new Set([lowest, highest])].map(formatWeight).join(' – ');
  return withHands(load, { isPerHand, language: currentLanguage() });
}

/**
 * Returns the name of a set: `Panca piana, serie 3`. Warm-ups are numbered separately. Null for the workout as a whole.
 */
export function setName(
  t: Texts,
  workout: CompletedWorkout,
  { rowId, setNumber }: Pick<Comment, 'rowId' | 'setNumber'>,
): string | null {
  if (rowId === null || setNumber === null) return null;
  const change = workout.rowChanges.find((one) => one.rowId === rowId);
  const row = workout.rows.find(({ id }) => id === rowId);
  const added = change?.added && change.exerciseName;
  const name = row ? exerciseOfSet(row, change, setNumber).name : added || t('detail.orphaned');
  const warmUpsBefore = warmUpsBeforeSet(workout, { rowId, setNumber });
  const set = workout.sets.find((one) => one.rowId === rowId && one.setNumber === setNumber);
  if (set?.isWarmUp) return t('detail.warmUpOf', { name, number: warmUpsBefore + 1 });
  return workingSetName(t, {
    name,
    number: mainSetNumber({ setNumber }) - warmUpsBefore,
    drop: dropIndex({ setNumber }),
  });
}

/** Returns `Panca piana, serie 3`, for its first drop `Panca piana, serie 3, drop 1`. */
export function workingSetName(t: Texts, set: { name: string; number: number; drop: number }): string {
  return set.drop > 0 ? t('detail.dropOf', set) : t('detail.setOf', set);
}

export function warmUpsBeforeSet({ sets }: Pick<CompletedWorkout, 'sets'>, { rowId, setNumber }: SetRef): number {
  const number = mainSetNumber({ setNumber });
  return sets.filter((set) => set.rowId === rowId && set.isWarmUp && set.setNumber < number).length;
}
