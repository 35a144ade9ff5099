import type { ImportedValues, RowNotice } from '../../contract/import.ts';

export const noValues: ImportedValues = {
  type: 'reps',
  sets: null,
  reps: '',
  value: '',
  weight: '',
  rpe: null,
  rir: null,
  tut: '',
  info: '',
  restSeconds: null,
};

/** One exercise as a line or a table row says it, before it has a place. */
export interface ReadRow extends ImportedValues {
  name: string;
  /** `A1`, `A` or nothing. */
  mark: string;
  /** Said to go with the exercise before it. */
  joins: boolean;
  notices: RowNotice[];
}

/** Whether it says how much is to be done, not only of what. */
export function saysHowMuch({ sets, reps, value }: ImportedValues): boolean {
  return sets !== null || reps !== '' || value !== '';
}

/** Whether it says anything besides a name. */
export function saysSomething(values: ImportedValues): boolean {
  const { weight, rpe, rir, tut, restSeconds, type } = values;
  return (
    saysHowMuch(values) || type !== 'reps' || weight !== '' || tut !== '' || [rpe, rir, restSeconds].some(isNumber)
  );
}

function isNumber(value: number | null): boolean {
  return value !== null;
}
