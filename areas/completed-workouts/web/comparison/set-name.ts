import type { CompletedWorkout } from '../../contract/workout.ts';
import type { Texts } from '../text.ts';

interface Place {
  rowId: string | null;
  setNumber: number | null;
}

/** `Panca piana, serie 3`; warm-ups are counted apart, as in the table. Null for the whole workout. */
export function setName(t: Texts, workout: CompletedWorkout, { rowId, setNumber }: Place): string | null {
  if (rowId === null || setNumber === null) return null;
  const change = workout.rowChanges.find((one) => one.rowId === rowId);
  const row = workout.rows.find(({ id }) => id === rowId);
  const name = (change?.exerciseId && change.exerciseName) || row?.name || t('detail.stray');
  const before = workout.sets.filter((set) => set.rowId === rowId && set.isWarmUp && set.setNumber < setNumber).length;
  const set = workout.sets.find((one) => one.rowId === rowId && one.setNumber === setNumber);
  return set?.isWarmUp
    ? t('detail.warmUpOf', { name, number: before + 1 })
    : t('detail.setOf', { name, number: setNumber - before });
}
