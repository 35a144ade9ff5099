import type { ProgramSettings } from '#areas/programs/contract/settings.ts';
import { normalizeText } from '#areas/programs/rules/import/normalize.ts';
import { measuredLoad } from '#areas/programs/rules/measured-load.ts';
import { clamped, formatDuration, roundedTo } from '#shell/common/numbers.ts';
import { parseNumber } from '#shell/common/parse-number.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { type SetMeasurements, limits, type PrescribedRow } from '../../../contract/set.ts';
import {
  type DistanceUnit,
  distanceUnitOf,
  type Measure,
  measuresOf,
  metresOf,
  secondsOf,
} from '../../../rules/measures.ts';
import { kgOfPounds } from '../../../rules/prescribed-numbers.ts';
import { typedNumber } from '../../text.ts';

export type NumberKind = Exclude<Measure, 'effort'>;

/** A field of the form. It shows minutes and kilometres; seconds and metres are stored. */
export interface Field {
  kind: NumberKind;
  /** Step of the plus and minus buttons, in the unit of the field; null where it depends on the number, see `stepOf`. */
  step: number | null;
  isNeeded: boolean;
  unit: DistanceUnit;
  /** Whether a weight is the load of one hand. */
  isPerHand?: boolean;
}

const storedAs = {
  weight: 'weightKg',
  reps: 'reps',
  seconds: 'seconds',
  minutes: 'seconds',
  distance: 'metres',
} as const satisfies Record<NumberKind, keyof SetMeasurements>;

const maxValues = {
  weight: limits.weightKg,
  reps: limits.reps,
  seconds: limits.seconds,
  minutes: limits.seconds / 60,
  distance: limits.metres,
} as const satisfies Record<NumberKind, number>;

/** Returns the fields of a row, in order. The effort has buttons instead of a field. */
export function fieldsOf(
  { type: exerciseType, value, weight }: Pick<PrescribedRow, 'type' | 'value' | 'weight'>,
  { loadStepKg, isPerHand = false }: Pick<ProgramSettings, 'loadStepKg'> & { isPerHand?: boolean },
): Field[] {
  const unit = distanceUnitOf(value);
  const steps = { weight: loadStepKg, reps: 1, seconds: 5, minutes: 1, distance: null };
  const kinds = measuresOf({ type: exerciseType, weight }).filter((measure) => measure !== 'effort');
  return kinds.map((kind) => ({
    ...{ kind, step: steps[kind], unit },
    isNeeded: exerciseType === 'reps' && kind === 'reps',
    isPerHand: kind === 'weight' && isPerHand,
  }));
}

export function hasEffortField(row: Pick<PrescribedRow, 'type' | 'weight'>): boolean {
  return measuresOf(row).includes('effort');
}

/**
 * Parses the text of a field: `82,5`, `82.5`, `1:30` or `130` as a time, or `-20` for a load that helps, also with its unit (`80 kg`,
 * `24 kg per mano` where it is per hand, `176 lb`, `10 min`, `10'`, `400 m`, `8 rip`). Null when empty; undefined when invalid, or empty
 * although required.
 */
export function parseField(field: Field, text: string): number | null | undefined {
  const { kind, isNeeded } = field;
  const trimmed = text.trim().replace(/[.,:]$/, '');
  if (trimmed === '') return isNeeded ? undefined : null;
  if (kind === 'weight') return typedWeight(trimmed, field);
  if (kind === 'distance' && hasLetters(trimmed)) return typedMetres(trimmed);
  const value = typedAmount(trimmed, kind);
  if (value === null || value > maxValues[kind] / (kind === 'distance' ? metresIn(field) : 1)) return undefined;
  if (kind === 'distance') return roundedTo(1, value * metresIn(field));
  if (!Number.isInteger(value)) return undefined;
  return kind === 'minutes' ? value * 60 : value;
}

/**
 * A weight in kg, as the import and the rows of programs read it. `24 kg per mano`, the number on one dumbbell, only where the weight is
 * that of one hand: elsewhere it would be stored as half of what was lifted.
 */
function typedWeight(text: string, { isPerHand = false }: Field): number | undefined {
  const load = measuredLoad(normalizeText(text));
  if (load && load.hand !== '' && !isPerHand) return undefined;
  const isPlain = !load || (load.unit === '' && load.hand === '');
  const { sign, numbers, unit } = isPlain ? splitSign(text) : load;
  const typed = unit.startsWith('%') ? null : amountOf(numbers.trim(), 'weight');
  const weightKg = typed === null ? null : /^lb/i.test(unit) ? kgOfPounds(typed) : roundedTo(2, typed);
  if (weightKg === null || weightKg > (sign === '-' ? limits.assistanceKg : limits.weightKg)) return undefined;
  return sign === '-' ? -weightKg : weightKg;
}

function splitSign(text: string) {
  const isHelp = /^[-−]/.test(text);
  return { sign: isHelp ? '-' : '', numbers: text.replace(/^[-−+]/, ''), unit: '' };
}

/** `metresOf` also reads the first number of `400-500 m` or `5 km 300 m`, which is not what was done. */
function typedMetres(text: string): number | undefined {
  return /^\d[\d.,]*\s*\p{L}+$/u.test(text) ? (metresOf(text) ?? undefined) : undefined;
}

function typedAmount(text: string, kind: NumberKind): number | null {
  if (kind === 'seconds') return typedSeconds(text);
  if (kind === 'reps') return amountOf(text.replace(repetitionWords, ''), kind);
  if (kind !== 'minutes' || !(hasLetters(text) || /['’′]/.test(text))) return amountOf(text, kind);
  const seconds = oneTime.test(text) ? secondsOf(text, { bare: 'minutes' }) : null;
  return seconds === null ? null : seconds / 60;
}

const timeUnit = String.raw`(?:[homs]\p{L}*\.?|['’′"”″]+)?`;
/** A time in one or two parts and nothing behind it, `1 min 30`: `secondsOf` also reads the first number of `30-45 s`. */
const oneTime = new RegExp(String.raw`^\d[\d.,:]*\s*${timeUnit}(?:\s*(?:e\s+)?\d{1,2}\s*${timeUnit})?$`, 'iu');

const repetitionWords = /(?<=\d)\s*(?:rip|reps?|ripetizion[ei]|repetitions?|gir[oi]|rounds?)\.?$/i;

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/**
 * Up to two digits are seconds, `45` or `90`; three or four are minutes and seconds, `130` and `2830`. Null for digits with
 * more than 59 seconds, `190`, which may be meant either way, and for five or more digits without colons.
 */
function typedSeconds(text: string): number | null {
  if (/^\d{5,}$/.test(text) || !oneTime.test(text)) return null;
  return secondsOf(text.replace(/^(\d{1,2})[.,]?(\d{2})$/, '$1:$2'), { bare: 'seconds' });
}

export function formatField(field: Field, numbers: Partial<SetMeasurements>): string {
  const value = numbers[storedAs[field.kind]] ?? null;
  if (value === null) return '';
  if (field.kind === 'seconds') return formatDuration(value);
  if (field.kind === 'minutes') return typedNumber(Math.round(value / 60));
  return typedNumber(field.kind === 'distance' ? roundedTo(4, value / metresIn(field)) : value);
}

/** The number of a typed text that is not below zero. */
function amountOf(text: string, kind: NumberKind): number | null {
  const isWhole = kind === 'reps' || kind === 'minutes';
  return /^\d/.test(text) ? parseNumber(text, { language: currentLanguage(), isWhole }) : null;
}

/** Steps in metres of the distances up to a limit in metres. */
const distanceSteps = [
  { upTo: 100, metres: 5 },
  { upTo: 500, metres: 10 },
  { upTo: 2000, metres: 50 },
  { upTo: Number.POSITIVE_INFINITY, metres: 100 },
];

export type Direction = 1 | -1;

/** The step of a tap on plus (1) or minus (-1), in the unit of the field. From a limit, minus has the step of what is below. */
export function stepOf(field: Field, text: string, direction: Direction): number {
  if (field.step !== null) return field.step;
  const distance = parseField(field, text) ?? 0;
  const step = distanceSteps.find(({ upTo }) => distance < upTo || (direction < 0 && distance === upTo));
  return (step?.metres ?? 0) / metresIn(field);
}

/**
 * Returns the text after a tap on plus or minus. A load that helps goes on to 0, everything else stays above. An empty or
 * invalid field counts as 0.
 */
export function stepField(field: Field, text: string, direction: Direction): string {
  const { kind } = field;
  const value = parseField(field, text) ?? 0;
  const step = stepOf(field, text, direction);
  const size = kind === 'minutes' ? step * 60 : kind === 'distance' ? step * metresIn(field) : step;
  const max = kind === 'minutes' ? limits.seconds : maxValues[kind];
  const min = value < 0 ? -limits.assistanceKg : 0;
  return formatField(field, { [storedAs[kind]]: clamped(roundedTo(2, value + direction * size), min, max) });
}

export function toMeasurement(field: Field, value: number | null): Partial<SetMeasurements> {
  return { [storedAs[field.kind]]: value };
}

function metresIn({ unit }: Field): number {
  return unit === 'km' ? 1000 : 1;
}
