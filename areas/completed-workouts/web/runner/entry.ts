import { clamped, numberOf, roundedTo } from '#shell/common/numbers.ts';
import { limits, type PrescribedRow } from '../../contract.ts';

export type NumberKind = 'weight' | 'reps';

/** Steps of the plus and minus buttons: kilograms come in pairs of 1.25 kg discs. */
export const stepOf = { weight: 2.5, reps: 1 } as const;

const most = { weight: limits.weightKg, reps: limits.reps } as const;

/** What is worth logging of each type; a time held or a distance run is simply done, with a weight if there was one. */
export function fieldsOf(type: PrescribedRow['type']): { weight: boolean; reps: boolean; rir: boolean } {
  return {
    weight: type !== 'text',
    reps: type === 'reps' || type === 'amrap' || type === 'emom',
    rir: type === 'reps',
  };
}

/** `82,5` and `82.5`; null when empty, undefined when it is no weight or no number of reps, or one is needed. */
export function readTyped(kind: NumberKind, text: string, { isNeeded = false } = {}): number | null | undefined {
  const trimmed = text.trim().replace(/[.,]$/, '');
  if (trimmed === '') return isNeeded ? undefined : null;
  const value = numberOf(trimmed);
  if (value === null || value > most[kind]) return undefined;
  if (kind === 'reps') return Number.isInteger(value) ? value : undefined;
  return roundedTo(2, value);
}

/** One step up or down, never below 0. From an empty or unreadable field it starts at 0. */
export function stepped(kind: NumberKind, text: string, steps: number): number {
  const value = readTyped(kind, text) ?? 0;
  return clamped(roundedTo(2, value + steps * stepOf[kind]), 0, most[kind]);
}
