import type { faults, ReadingChoices } from '../../contract/import.ts';
import { limits } from '../../contract/set.ts';
import { assistanceOf, isAssisted } from './assistance.ts';
import type { HistorySet } from './history.ts';
import type { FileLayout, UnitColumn } from './file-layout.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import { distanceUnitOf, figureOf, kgOf, metresOf, weightUnitOf } from './units.ts';
import { cellOf } from './cells.ts';

type Fault = (typeof faults)[number];

/** Why a line is not a valid set, and in which column. */
export interface LineError {
  code: Fault;
  at: number | null;
}

export type SetNumbers = Pick<HistorySet, 'weightKg' | 'reps' | 'rpe' | 'seconds' | 'metres'>;

type ReadNumbers =
  | { kind: 'numbers'; numbers: SetNumbers; isEffortLeftOut: boolean }
  | { kind: 'wrong'; wrong: LineError };

interface ValuesRequest {
  layout: FileLayout;
  chosen: ReadingChoices;
  /** The name of the exercise in the file. */
  exercise: string;
}

/**
 * Parses the values of one set. The apps write 0 for missing values, so 0 is a value only for the repetitions of a set
 * with a load, which is a failed attempt. The weight of an assisted exercise is help, which is stored below 0.
 */
export function parseSetValues(row: readonly string[], { layout, chosen, exercise }: ValuesRequest): ReadNumbers {
  const { reps: repsAt, seconds: secondsAt, rpe: rpeAt } = layout.at;
  const weight = isAssisted(exercise) ? assistanceFrom(row, layout, chosen) : weightOf(row, layout, chosen);
  const distance = distanceOf(row, layout, chosen);
  const reps = wholeOf(row, repsAt, { code: 'reps', max: limits.reps });
  const seconds = wholeOf(row, secondsAt, { code: 'seconds', max: limits.seconds });
  const wrong = [weight, reps, distance, seconds].find((one) => typeof one === 'object' && one !== null);
  if (wrong) return { kind: 'wrong', wrong: wrong as LineError };

  const [weightKg, metres, time] = [weight, distance, seconds].map((one) => (one as number | null) || null) as Zeroless;
  const isFailed = reps === 0 && weightKg !== null && metres === null && time === null;
  const done = isFailed ? 0 : (reps as number | null) || null;
  if ([weightKg, metres, time, done].every((one) => one === null))
    return { kind: 'wrong', wrong: { code: 'no_values', at: null } };
  const rpe = effortOf(cellOf(row, rpeAt));
  return {
    kind: 'numbers',
    numbers: { weightKg, reps: done, rpe: rpe ?? null, seconds: time, metres },
    isEffortLeftOut: rpe === undefined,
  };
}

type Zeroless = [number | null, number | null, number | null];
type Figure = number | null | LineError;

function weightOf(row: readonly string[], { weights, at }: FileLayout, { weightUnit }: ReadingChoices): Figure {
  const cell = cellOf(row, at.weightUnit);
  const unit = cell ? weightUnitOf(cell) : weightUnit;
  return measured(row, weights, {
    code: 'weight',
    unit,
    unitAt: at.weightUnit,
    min: -limits.assistanceKg,
    max: limits.weightKg,
    convert: kgOf,
  });
}

function distanceOf(row: readonly string[], { distances, at }: FileLayout, { distanceUnit }: ReadingChoices): Figure {
  const cell = cellOf(row, at.distanceUnit);
  const unit = cell ? distanceUnitOf(cell) : distanceUnit;
  return measured(row, distances, {
    code: 'distance',
    unit,
    unitAt: at.distanceUnit,
    min: 0,
    max: limits.metres,
    convert: metresOf,
  });
}

/** As `weightOf`, of an exercise whose weight is help: -20 and 20 in the file are both -20. */
function assistanceFrom(row: readonly string[], layout: FileLayout, chosen: ReadingChoices): Figure {
  const weight = weightOf(row, layout, chosen);
  if (typeof weight !== 'number') return weight;
  const at = layout.weights.find((column) => cellOf(row, column.at) !== '')?.at ?? null;
  return weight > limits.assistanceKg ? { code: 'weight', at } : assistanceOf(weight);
}

interface Measuring<Unit> {
  code: Fault;
  /** Unit of columns whose header names none; null when it is unknown. */
  unit: Unit | null;
  unitAt: number | undefined;
  min: number;
  max: number;
  convert: (figure: number, unit: Unit) => number;
}

/** Returns the value in the unit of the product. Some files have a column for each unit; the non-empty one is used. */
function measured<Unit>(row: readonly string[], columns: UnitColumn<Unit>[], measuring: Measuring<Unit>): Figure {
  const { code, unit, unitAt, min, max, convert } = measuring;
  const column = columns.find(({ at }) => cellOf(row, at) !== '');
  if (!column) return null;
  const figure = figureOf(cellOf(row, column.at));
  if (figure === 0) return 0;
  const counted = column.unit ?? unit;
  if (figure !== null && counted === null) return { code: 'unit', at: unitAt ?? column.at };
  const value = figure === null || counted === null ? null : convert(figure, counted);
  return value === null || value < min || value > max ? { code, at: column.at } : value;
}

/** Whether a row has a number in one of these columns whose unit neither their header nor the column of units names. */
export function lacksUnit(
  row: readonly string[],
  columns: readonly UnitColumn<unknown>[],
  unitAt: number | undefined,
): boolean {
  const column = columns.find(({ at }) => cellOf(row, at) !== '');
  return column?.unit === null && cellOf(row, unitAt) === '' && !!figureOf(cellOf(row, column.at));
}

/** 7.9999999 repetitions are 8. */
const roundingDecimals = 4;

/** Returns whole repetitions or seconds. Of 5.5 repetitions the product stores the 5 that were completed. */
function wholeOf(row: readonly string[], at: number | undefined, { code, max }: { code: Fault; max: number }): Figure {
  const text = cellOf(row, at);
  if (text === '') return null;
  const figure = figureOf(text);
  const value = figure === null ? null : roundedTo(code === 'seconds' ? 0 : roundingDecimals, figure);
  return value === null || value < 0 || value > max ? { code, at: at ?? null } : Math.floor(value);
}

/** Parses the effort, RPE 6 to 10 in steps of 0.5; null when empty, undefined when invalid. */
function effortOf(text: string): number | null | undefined {
  if (text === '') return null;
  const parsed = figureOf(text);
  if (parsed === 0) return null;
  const figure = parsed === null ? 0 : roundedTo(roundingDecimals, parsed);
  return figure >= 6 && figure <= 10 && Number.isInteger(figure * 2) ? figure : undefined;
}
