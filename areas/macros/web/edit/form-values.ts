import { kcalPerGram } from '#areas/aliments/rules/energy.ts';
import { roundedTo } from '#shell/common/numbers.ts';
import type { EnergyOrigin, MacroDraft, MacroTarget, Method, TargetEntry } from '../../contract.ts';
import type { EnergyNeed } from '../../contract/energy-need.ts';
import type { Macro } from '../../contract/library.ts';
import { calculatedNeed, offeredFormulas } from '../../rules/energy.ts';
import { targetOf } from '../../rules/targets.ts';
import { type DayName, dayNames } from '../target-text.ts';

/** The value of a number input; `''` when its text was deleted. */
export type Typed = number | '';

/** A target as it is typed, with the fields of all methods. */
export interface EntryValues {
  method: Method;
  protein_tot: Typed;
  carbs_tot: Typed;
  lipids_tot: Typed;
  calories: Typed;
  protein_percent: Typed;
  carbs_percent: Typed;
  lipids_percent: Typed;
  weightKg: Typed;
  proteinGramsPerKg: Typed;
  lipidsGramsPerKg: Typed;
}

export type NumberName = Exclude<keyof EntryValues, 'method'>;

export interface EnergyValues extends Pick<EnergyOrigin, 'formula' | 'activity' | 'gender'> {
  goalPercent: Typed;
  ageYears: Typed;
  heightCm: Typed;
  weightKg: Typed;
  fatFreeMassPercent: Typed;
  bmrKcal: Typed;
}

export interface MacroValues extends Record<string, unknown> {
  title: string;
  note: string;
  kind: 'day' | 'split';
  entries: Record<DayName, EntryValues>;
  energy: EnergyValues | null;
  startsOn: string;
}

const emptyEntry: EntryValues = {
  method: 'percentages',
  calories: 2000,
  protein_percent: 25,
  carbs_percent: 45,
  lipids_percent: 30,
  protein_tot: 125,
  carbs_tot: 225,
  lipids_tot: 66.7,
  weightKg: '',
  proteinGramsPerKg: 1.6,
  lipidsGramsPerKg: 1,
};

export const emptyEnergy: EnergyValues = {
  formula: 'MIFFLIN_ST_JEOR',
  activity: 'lightly_active',
  goalPercent: 0,
  gender: null,
  ageYears: '',
  heightCm: '',
  weightKg: '',
  fatFreeMassPercent: '',
  bmrKcal: '',
};

interface PlannedEnergy extends Pick<EnergyValues, 'ageYears' | 'gender'> {
  /** The energy need of the last visit; null without one. */
  need: EnergyNeed | null;
}

/** The formula to begin with: that of the last visit with its activity, otherwise the first one for the age. */
export function formulaFor({ need, ageYears, gender }: PlannedEnergy): Partial<EnergyValues> {
  if (!need) return { formula: formulasFor({ ageYears, gender })[0] ?? emptyEnergy.formula };
  const { formula, activity, restingKcal = '' } = need;
  return { formula, activity, bmrKcal: formula === 'MANUAL' ? restingKcal : '' };
}

/** The formulas for the typed age, and the typed value. */
export function formulasFor({ ageYears, gender }: Pick<EnergyValues, 'ageYears' | 'gender'>) {
  return offeredFormulas({ ageYears: ageYears === '' ? null : ageYears, gender });
}

/** The key of a number in the entry of a request. */
export function entryKeyOf(method: Method, name: NumberName): string {
  return method === 'weight' && name === 'calories' ? 'kcalPerDay' : name;
}

/** The paths of the numbers that differ, as the errors of a request name them. */
export function changedPaths(before: MacroValues['entries'], after: MacroValues['entries']): string[] {
  return dayNames.flatMap((day) => {
    const { method, ...numbers } = after[day];
    const changed = (Object.keys(numbers) as NumberName[]).filter((name) => numbers[name] !== before[day][name]);
    return changed.map((name) => `entries.${day}.${entryKeyOf(method, name)}`);
  });
}

export function valuesOf(macro: Macro | undefined, startsOn: string, energy: EnergyValues | null): MacroValues {
  const entries = { day: emptyEntry, training: emptyEntry, rest: emptyEntry };
  if (!macro) return { title: '', note: '', kind: 'day', entries, energy, startsOn };
  const shown = macro.entries.day ?? macro.entries.training;
  const entry = (name: DayName) => entryValues(macro.entries[name] ?? shown);
  return {
    title: macro.title,
    note: macro.note,
    kind: macro.entries.day ? 'day' : 'split',
    entries: { day: entry('day'), training: entry('training'), rest: entry('rest') },
    energy: macro.energy && energyValues(macro.energy),
    startsOn,
  };
}

export function bodyOf({ title, note, kind, entries, energy }: MacroValues): MacroDraft {
  const isSplit = kind === 'split';
  return {
    title,
    note,
    entries: {
      day: isSplit ? null : entryOf(entries.day, Number.NaN),
      training: isSplit ? entryOf(entries.training, Number.NaN) : null,
      rest: isSplit ? entryOf(entries.rest, Number.NaN) : null,
    },
    energy: energy && originOf(energy),
  };
}

/** The target of the typed fields; empty ones count as 0 while it is typed. */
export function previewOf(values: EntryValues): MacroTarget {
  return targetOf(entryOf(values, 0));
}

/** Whether grams per kg cannot be computed yet. */
export function isWithoutWeight({ method, weightKg }: EntryValues): boolean {
  return method === 'weight' && !weightKg;
}

/**
 * The same target typed in another way. What was typed in this way before is shown again when it gives the target as closely as the
 * numbers computed from it, which are rounded: changing the way and back changes nothing.
 */
export function withMethod(values: EntryValues, method: Method, weightKg: Typed): EntryValues {
  const target = previewOf(values);
  const typed = { ...values, method, weightKg: values.weightKg === '' ? weightKg : values.weightKg };
  const computed = { ...typed, ...fieldsFor(method, target, typed.weightKg) };
  return distance(previewOf(typed), target) <= distance(previewOf(computed), target) ? typed : computed;
}

/** The fields of a way to type that give the target; none in grams per kg without a weight. */
function fieldsFor(method: Method, target: MacroTarget, weightKg: Typed): Partial<EntryValues> {
  const { calories, protein_tot, carbs_tot, lipids_tot } = target;
  if (method === 'grams') return { protein_tot, carbs_tot, lipids_tot };
  if (method === 'percentages') return { calories: Math.round(calories), ...roundedShares(target) };
  if (!weightKg) return { calories: Math.round(calories) };
  const perKg = (grams: number) => roundedTo(2, grams / weightKg);
  return {
    calories: Math.round(calories),
    proteinGramsPerKg: perKg(protein_tot),
    lipidsGramsPerKg: perKg(lipids_tot),
  };
}

/** Whole percentages that make 100 together, as a target needs them. */
function roundedShares({ calories, protein_tot, lipids_tot }: MacroTarget) {
  const percentOf = (kcal: number) => (calories > 0 ? Math.round((100 * kcal) / calories) : 0);
  const protein_percent = percentOf(protein_tot * kcalPerGram.protein_tot);
  const lipids_percent = percentOf(lipids_tot * kcalPerGram.lipids_tot);
  return { protein_percent, carbs_percent: 100 - protein_percent - lipids_percent, lipids_percent };
}

/** By how many grams of a macronutrient two targets differ at most. */
function distance(one: MacroTarget, other: MacroTarget): number {
  return Math.max(
    ...(['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => Math.abs(one[name] - other[name])),
  );
}

/** The target with other calories. Grams keep their shares of the energy. */
export function withCalories(values: EntryValues, calories: number): EntryValues {
  if (values.method !== 'grams') return { ...values, calories };
  const target = previewOf(values);
  const scaled = (grams: number) => (target.calories > 0 ? roundedTo(1, (grams * calories) / target.calories) : grams);
  return {
    ...values,
    protein_tot: scaled(target.protein_tot),
    carbs_tot: scaled(target.carbs_tot),
    lipids_tot: scaled(target.lipids_tot),
  };
}

export function originOf({ formula, activity, gender, ...typed }: EnergyValues): EnergyOrigin {
  const orNull = (value: Typed) => (value === '' ? null : value);
  return {
    ...{ formula, activity, gender },
    goalPercent: typed.goalPercent === '' ? 0 : typed.goalPercent,
    ageYears: orNull(typed.ageYears),
    heightCm: orNull(typed.heightCm),
    weightKg: orNull(typed.weightKg),
    fatFreeMassPercent: orNull(typed.fatFreeMassPercent),
    bmrKcal: orNull(typed.bmrKcal),
  };
}

/** The need of the typed calculation and its age; both null without one. */
export function typedCalculation({ energy }: Pick<MacroValues, 'energy'>) {
  const origin = energy && originOf(energy);
  return { calculated: calculatedNeed(origin), ageYears: origin?.ageYears ?? null };
}

function entryOf(values: EntryValues, missing: number): TargetEntry {
  const number = (value: Typed) => (value === '' ? missing : value);
  const { method } = values;
  if (method === 'grams') {
    const { protein_tot, carbs_tot, lipids_tot } = values;
    return { method, protein_tot: number(protein_tot), carbs_tot: number(carbs_tot), lipids_tot: number(lipids_tot) };
  }
  if (method === 'percentages')
    return {
      method,
      calories: number(values.calories),
      protein_percent: number(values.protein_percent),
      carbs_percent: number(values.carbs_percent),
      lipids_percent: number(values.lipids_percent),
    };
  return {
    method,
    weightKg: number(values.weightKg),
    proteinGramsPerKg: number(values.proteinGramsPerKg),
    lipidsGramsPerKg: number(values.lipidsGramsPerKg),
    kcalPerDay: number(values.calories),
  };
}

function entryValues(entry: TargetEntry | null): EntryValues {
  if (!entry) return emptyEntry;
  const target = targetOf(entry);
  const typed = entry.method === 'weight' ? { ...entry, calories: entry.kcalPerDay } : entry;
  const { kcalPerDay: _, ...values } = { kcalPerDay: 0, ...emptyEntry, ...target, ...typed };
  return values;
}

function energyValues(origin: EnergyOrigin): EnergyValues {
  const typed = (value: number | null): Typed => value ?? '';
  return {
    ...origin,
    ageYears: typed(origin.ageYears),
    heightCm: typed(origin.heightCm),
    weightKg: typed(origin.weightKg),
    fatFreeMassPercent: typed(origin.fatFreeMassPercent),
    bmrKcal: typed(origin.bmrKcal),
  };
}
