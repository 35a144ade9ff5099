import { numberOf, roundedTo } from '#shell/common/numbers.ts';
import { type CompletedSet, type LastTime, limits, type PrescribedRow } from '../contract.ts';

export type SetValues = Pick<CompletedSet, 'weightKg' | 'reps' | 'rir'>;

interface Prefill {
  row: Pick<PrescribedRow, 'id' | 'type' | 'weight' | 'reps' | 'rir'>;
  setNumber: number;
  /** Logged so far in this workout, for all rows. */
  sets: readonly CompletedSet[];
  lastTime: Pick<LastTime, 'sets'> | null;
}

/** What the next set shows: the last set of the row today, else that set the last time, else what is prescribed. */
export function prefill({ row, setNumber, sets, lastTime }: Prefill): SetValues {
  const ofRow = sets.filter((set) => set.rowId === row.id).toSorted((a, b) => a.setNumber - b.setNumber);
  const shown = ofRow.at(-1) ?? lastTime?.sets[setNumber - 1] ?? prescribed(row);
  return { weightKg: shown.weightKg, reps: shown.reps, rir: shown.rir };
}

/** "80 kg", "82,5" and "80-85 kg" are weights, the lower one of two; "75%", "RPE 8" and "2x20 kg" leave it open. */
export function prescribedWeightKg(text: string): number | null {
  const found = /^\+?\s*(\d+(?:[.,]\d+)?)(?:\s*[-–/]\s*\d+(?:[.,]\d+)?)?\s*(?:kg\b.*)?$/is.exec(text.trim());
  const weightKg = numberOf(found?.[1] ?? '');
  return weightKg === null || weightKg > limits.weightKg ? null : roundedTo(2, weightKg);
}

/** "8-10" and "8 per lato" are 8, "max" leaves it open. */
export function prescribedReps(text: string): number | null {
  const found = /^(\d+)(?![\d.,%])/.exec(text.trim());
  const reps = numberOf(found?.[1] ?? '');
  return reps === null || reps > limits.reps ? null : reps;
}

function prescribed(row: Prefill['row']): SetValues {
  const reps = row.type === 'reps' ? prescribedReps(row.reps) : null;
  return { weightKg: prescribedWeightKg(row.weight), reps, rir: row.rir };
}
