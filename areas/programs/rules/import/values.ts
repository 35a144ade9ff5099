import { emptyPrescription } from '../empty-prescription.ts';
import type { ImportedValues, RowNotice } from '../../contract/import.ts';

export const emptyValues: ImportedValues = {
  type: 'reps',
  sets: null,
  ...emptyPrescription,
  restSeconds: null,
};

/** A parsed exercise of a line or table row. */
export interface ParsedRow extends ImportedValues {
  name: string;
  /** Superset mark: `A1`, `A`, or '' without one. */
  supersetMark: string;
  /** Belongs to the same superset as the previous exercise. */
  joinsSuperset: boolean;
  notices: RowNotice[];
}

/** Whether the row has sets or an amount. */
export function hasAmount({ sets, reps, value }: ImportedValues): boolean {
  return sets !== null || reps !== '' || value !== '';
}

/** Whether the row has any value besides the name. */
export function hasValues(values: ImportedValues): boolean {
  const { weight, rpe, rir, tut, warmUp, restSeconds, type } = values;
  const hasNumber = rpe !== null || rir !== null || restSeconds !== null;
  return hasAmount(values) || type !== 'reps' || weight !== '' || tut !== '' || warmUp !== '' || hasNumber;
}
