import type { ImportedValues, RowNotice } from '../../contract/import.ts';

export const emptyValues: ImportedValues = {
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
export interface ParsedRow extends ImportedValues {
  name: string;
  /** `A1`, `A` or nothing. */
  supersetMark: string;
  /** Said to go with the exercise before it. */
  joinsSuperset: boolean;
  notices: RowNotice[];
}

/** Whether it says how much is to be done, not only of what. */
export function hasAmount({ sets, reps, value }: ImportedValues): boolean {
  return sets !== null || reps !== '' || value !== '';
}

/** Whether it says anything besides a name. */
export function hasValues(values: ImportedValues): boolean {
  const { weight, rpe, rir, tut, restSeconds, type } = values;
  return hasAmount(values) || type !== 'reps' || weight !== '' || tut !== '' || [rpe, rir, restSeconds].some(isNumber);
}

function isNumber(value: number | null): boolean {
  return value !== null;
}
