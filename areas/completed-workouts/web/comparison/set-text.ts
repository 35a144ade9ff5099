import type { PrescribedRow, RowChange } from '../../contract/set.ts';
import type { Comment, CompletedWorkout } from '../../contract/workout.ts';
import { rowOfSet } from '#areas/programs/rules/set-targets.ts';
import type { SetRef } from '../../rules/set-order.ts';
import { effortTexts, type Texts, weightText } from '../text.ts';

interface PrescribedSet {
  row: PrescribedRow;
  /** Number of the set among the working sets, from 1. */
  number: number;
  change: RowChange | null;
}

/**
 * Returns one prescribed set as texts: `80 kg × 6-8` and `RIR 2`; a percentage is shown as `75% · 5`, because it is not
 * multiplied. The load belongs to the prescribed exercise and is left out when another one was done.
 */
export function prescribedSetText(t: Texts, { row, number, change }: PrescribedSet): string[] {
  const { type, reps, value, weight } = rowOfSet(row, number);
  const amount = type === 'reps' ? reps : [value, reps].filter(Boolean).join(' · ');
  const load = change?.exerciseId ? '' : weightText(weight);
  const parts = [
    [load, amount].filter(Boolean).join(load.endsWith('kg') ? ' × ' : ' · '),
    ...effortTexts(t, row),
  ].filter(Boolean);
  return parts.length > 0 ? parts : [t('set.free')];
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
  const name = (change?.exerciseId && change.exerciseName) || row?.name || t('detail.orphaned');
  const warmUpsBefore = warmUpsBeforeSet(workout, { rowId, setNumber });
  const set = workout.sets.find((one) => one.rowId === rowId && one.setNumber === setNumber);
  return set?.isWarmUp
    ? t('detail.warmUpOf', { name, number: warmUpsBefore + 1 })
    : t('detail.setOf', { name, number: setNumber - warmUpsBefore });
}

export function warmUpsBeforeSet({ sets }: Pick<CompletedWorkout, 'sets'>, { rowId, setNumber }: SetRef): number {
  return sets.filter((set) => set.rowId === rowId && set.isWarmUp && set.setNumber < setNumber).length;
}
