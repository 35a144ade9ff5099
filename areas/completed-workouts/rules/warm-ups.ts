import { type WarmUpSet, warmUpSets, warmUpWeightKg } from '#areas/programs/rules/warm-up.ts';
import { type CompletedSet, limits, type PrescribedRow } from '../contract/set.ts';
import { emptyMeasurements, type SetValues } from './prefill.ts';
import { isPrescribedWarmUp, type RunningRow } from './set-order.ts';

/** A prescribed warm-up set, with the logged one if it was done. */
export interface WarmUpLine {
  rowId: string;
  setNumber: number;
  /** Null when the prescription no longer has the set. */
  prescribed: WarmUpSet | null;
  logged: CompletedSet | null;
}

/** Returns the prescribed warm-up of a set; null for any other set. */
export function prescribedWarmUp({ warmUp }: Pick<PrescribedRow, 'warmUp'>, setNumber: number): WarmUpSet | null {
  return warmUpSets(warmUp)[setNumber - limits.setsARow - 1] ?? null;
}

/** Returns the prescribed warm-ups of a row, logged or to do, in order. A skipped row has only its logged ones. */
export function warmUpLines(
  row: Pick<RunningRow, 'id' | 'warmUp' | 'skip'>,
  sets: readonly CompletedSet[],
): WarmUpLine[] {
  const numbers = row.skip ? [] : warmUpSets(row.warmUp).map((_, index) => limits.setsARow + 1 + index);
  const logged = sets.filter((set) => set.rowId === row.id && isPrescribedWarmUp(set));
  return [...new Set([...numbers, ...logged.map(({ setNumber }) => setNumber)])]
    .toSorted((one, other) => one - other)
    .map((setNumber) => ({
      rowId: row.id,
      setNumber,
      prescribed: prescribedWarmUp(row, setNumber),
      logged: logged.find((set) => set.setNumber === setNumber) ?? null,
    }));
}

/** Returns the values that one tap logs for a prescribed warm-up. */
export function warmUpValues(prescribed: WarmUpSet, load: Parameters<typeof warmUpWeightKg>[1]): SetValues {
  return {
    ...emptyMeasurements,
    reps: prescribed.reps,
    weightKg: warmUpWeightKg(prescribed, load),
    note: '',
    isWarmUp: true,
  };
}
