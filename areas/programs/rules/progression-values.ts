import type { ValidationMessage } from '#shell/common/validation-message.ts';
import { type ExerciseRow, type Progression, progressionLimits } from '../contract/document.ts';

export const progressionKinds = ['double', 'linear', 'percent', 'rir'] as const;

/** Fields of each kind of progression, in the order of the form. */
export const progressionFields = {
  double: ['fromReps', 'toReps', 'stepKg'],
  linear: ['stepKg'],
  percent: ['percent'],
  rir: ['rir', 'stepKg'],
} as const satisfies Record<Progression['kind'], readonly ProgressionField[]>;

export type ProgressionField = keyof typeof progressionLimits;
/** Values of the form for the fields of all kinds; null for an empty field. */
export type ProgressionValues = Record<ProgressionField, number | null>;
export type ProgressionFaults = Partial<Record<ProgressionField, ValidationMessage>>;

/** Builds the progression, or returns the errors by field. Accepts the same values as the schema of the contract. */
export function progressionFrom(
  kind: Progression['kind'],
  values: ProgressionValues,
): { progression: Progression } | { faults: ProgressionFaults } {
  const names: readonly ProgressionField[] = progressionFields[kind];
  const faults = Object.fromEntries(names.flatMap((name) => faultOf(name, values[name])));
  const { fromReps, toReps } = values;
  if (kind === 'double' && !faults['toReps'] && (toReps ?? 0) < (fromReps ?? 0))
    faults['toReps'] = { key: 'programs:progression.range', values: {} };
  if (Object.keys(faults).length > 0) return { faults };
  const fields = Object.fromEntries(names.map((name) => [name, values[name]]));
  return { progression: { kind, ...fields } as Progression };
}

function faultOf(name: ProgressionField, value: number | null): [ProgressionField, ValidationMessage][] {
  const { min, max, multiple } = progressionLimits[name];
  if (value === null) return [[name, { key: 'shell:invalid.required', values: {} }]];
  if (value < min) return [[name, { key: 'shell:invalid.too_small.number', values: { limit: min } }]];
  if (value > max) return [[name, { key: 'shell:invalid.too_big.number', values: { limit: max } }]];
  return value % multiple === 0 ? [] : [[name, { key: 'shell:invalid.not_multiple_of', values: { limit: multiple } }]];
}

/**
 * Returns the initial values of the form: those of the current progression, otherwise derived from repetitions, load
 * and RIR.
 */
export function progressionValues(
  { progression, reps, weight, rir }: Pick<ExerciseRow, 'progression' | 'reps' | 'weight' | 'rir'>,
  loadStepKg: number,
): ProgressionValues {
  const [, minReps = '8', maxReps] = /^\s*(\d{1,2})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(reps) ?? [];
  const percent = /^\s*(\d{2,3})\s*%/.exec(weight)?.[1];
  return {
    fromReps: Number(minReps),
    toReps: maxReps ? Number(maxReps) : Number(minReps) + 4,
    stepKg: loadStepKg,
    percent: percent ? Number(percent) : 75,
    rir: rir !== null && rir <= progressionLimits.rir.max ? rir : 2,
    ...progression,
  };
}
