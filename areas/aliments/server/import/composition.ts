import { saltOf, sodiumOf } from '../../rules/salt.ts';
import { type MacroName, type MicronutrientCode, micronutrientCodes } from '../../contract.ts';
import { type NutrientUnit, nutrientOf } from '../../contract/nutrients.ts';
import { energyIn100g } from './energy.ts';
import { converted, maxIn100g, parseValue, type StatedUnit } from './values.ts';

/** `carbs_with_fiber`: total carbohydrate, by difference. `vitamin_a_re`: retinol equivalents, the older convention. */
export type SourceNutrient =
  | Exclude<MacroName, 'calories'>
  | MicronutrientCode
  | 'kcal'
  | 'kJ'
  | 'carbs_with_fiber'
  | 'vitamin_a_re';

type State = 'calculated' | 'assumed_zero' | 'trace' | 'below_limit';

export interface SourceValue {
  nutrient: SourceNutrient;
  value: string | number;
  /** Unit of the source; of the catalogue when it is missing. */
  unit?: StatedUnit | undefined;
  state?: State | undefined;
}

/** A cell that was left out or read otherwise than it is written. */
export interface CellFault {
  field: string;
  value: string;
  reason: string;
}

/** Values in 100 g, in the units of the catalogue. What is missing is not known. */
export interface Composition extends Record<MacroName, number | null> {
  micronutrients: Partial<Record<MicronutrientCode, number>>;
  states: Record<string, State>;
}

interface Known {
  amounts: Map<SourceNutrient, number>;
  states: Map<SourceNutrient, State>;
  faults: CellFault[];
}

/**
 * The composition of 100 g from values in `grams` of food. Of several values of a nutrient the first known one is taken, so sources
 * list the preferred one first.
 */
export function compositionOf(values: Iterable<SourceValue>, grams = 100): Composition & { faults: CellFault[] } {
  const known: Known = { amounts: new Map(), states: new Map(), faults: [] };
  for (const value of values) addValue(known, value, 100 / grams);
  addAvailableCarbs(known);
  const calories = caloriesOf(known);
  addDerived(known);
  const { amounts, states, faults } = known;
  const macro = (name: SourceNutrient) => rounded(amounts.get(name) ?? null);
  const micronutrients: Composition['micronutrients'] = {};
  for (const [name, amount] of amounts) if (isMicronutrient(name)) micronutrients[name] = rounded(amount);
  return {
    calories: rounded(calories),
    protein_tot: macro('protein_tot'),
    carbs_tot: macro('carbs_tot'),
    lipids_tot: macro('lipids_tot'),
    micronutrients,
    states: Object.fromEntries([...states].filter(([name]) => isMicronutrient(name) || isMacro(name))),
    faults,
  };
}

function isMacro(name: string): boolean {
  return ['calories', 'protein_tot', 'carbs_tot', 'lipids_tot'].includes(name);
}

function addValue({ amounts, states, faults }: Known, stated: SourceValue, factor: number): void {
  const { nutrient, value } = stated;
  if (amounts.has(nutrient)) return;
  const parsed = parseValue(value);
  if (parsed.kind === 'unknown') return;
  const amount = parsed.kind === 'invalid' ? 'not an amount' : amountOf(stated, parsed, factor);
  if (typeof amount === 'string') {
    faults.push({ field: nutrient, value: String(value), reason: amount });
    return;
  }
  amounts.set(nutrient, amount);
  const state = (parsed.kind === 'amount' && parsed.state) || stated.state;
  if (state) states.set(nutrient, state);
}

/** The amount in 100 g in the unit of the catalogue, or why there is none. */
function amountOf(
  { nutrient, unit }: SourceValue,
  parsed: { amount: number; unit?: StatedUnit },
  factor: number,
): number | string {
  const target = unitFor(nutrient);
  const amount = inUnit(parsed.amount * factor, parsed.unit ?? unit ?? target, target, nutrient);
  if (amount === null) return `its unit cannot be converted to ${target}`;
  return isMass(target) && amount > maxIn100g(target) + 1e-6 ? 'more than 100 g in 100 g' : amount;
}

/** The unit in which an amount of the nutrient is stored, and which a source without a unit means. */
export function unitFor(nutrient: SourceNutrient): StatedUnit {
  if (nutrient === 'kcal' || nutrient === 'kJ') return nutrient;
  if (nutrient === 'vitamin_a_re') return 'µg';
  return isMicronutrient(nutrient) ? nutrientOf(nutrient).unit : 'g';
}

const codes: ReadonlySet<string> = new Set(micronutrientCodes);

function isMicronutrient(name: SourceNutrient): name is MicronutrientCode {
  return codes.has(name);
}

/** µg of vitamin D of one international unit. The unit of the other vitamins depends on their form. */
const vitaminDPerIU = 0.025;

function inUnit(amount: number, from: StatedUnit, to: StatedUnit, nutrient: SourceNutrient): number | null {
  if (from === to) return amount;
  if (from === 'IU') return nutrient.startsWith('vitamin_d') ? amount * vitaminDPerIU : null;
  return isMass(from) && isMass(to) ? converted(amount, from, to) : null;
}

function isMass(unit: StatedUnit): unit is NutrientUnit {
  return unit === 'g' || unit === 'mg' || unit === 'µg';
}

/** Carbohydrate by difference includes fibre. Without a known fibre the available carbohydrate is not known. */
function addAvailableCarbs({ amounts, states }: Known): void {
  const [total, fiber] = [amounts.get('carbs_with_fiber'), amounts.get('fiber')];
  if (amounts.has('carbs_tot') || total === undefined) return;
  if (total > 0 && fiber === undefined) return;
  amounts.set('carbs_tot', Math.max(0, total - (fiber ?? 0)));
  states.set('carbs_tot', 'calculated');
}

function caloriesOf({ amounts, states, faults }: Known): number | null {
  const amount = (name: SourceNutrient) => amounts.get(name) ?? null;
  const energy = energyIn100g(
    { kcal: amount('kcal'), kJ: amount('kJ') },
    {
      protein_tot: amount('protein_tot'),
      carbs_tot: amount('carbs_tot') ?? amount('carbs_with_fiber'),
      lipids_tot: amount('lipids_tot'),
      fiber: amount('fiber'),
      alcohol: amount('alcohol'),
    },
  );
  if (energy.note) {
    const stated = amount('kcal') === null || energy.note === 'kcal_as_kj' ? 'kJ' : 'kcal';
    faults.push({ field: stated, value: String(amount(stated)), reason: energyNotes[energy.note] });
  }
  const state = energy.isCalculated ? 'calculated' : states.get('kcal');
  if (state && energy.kcal !== null) states.set('calories' as SourceNutrient, state);
  return energy.kcal;
}

const energyNotes = {
  kj_as_kcal: 'kJ in the field of kcal; converted',
  kcal_as_kj: 'kcal in the field of kJ; taken as kcal',
  too_much: 'more energy than fat has',
} as const;

function addDerived({ amounts, states }: Known): void {
  const add = (name: SourceNutrient, amount: number | undefined) => {
    if (amount === undefined || amounts.has(name)) return;
    amounts.set(name, amount);
    states.set(name, 'calculated');
  };
  const of = (name: SourceNutrient) => amounts.get(name);
  const sum = (...parts: (number | undefined)[]) =>
    parts.includes(undefined) ? undefined : parts.reduce<number>((total, part) => total + (part ?? 0), 0);
  const [sodium, salt, retinol, carotene] = [of('sodium'), of('salt'), of('retinol'), of('beta_carotene')];
  add('salt', sodium === undefined ? undefined : saltOf(sodium));
  add('sodium', salt === undefined ? undefined : sodiumOf(salt));
  // Retinol activity equivalents: 12 µg of beta-carotene have the activity of 1 µg of retinol.
  add('vitamin_a', sum(retinol, carotene === undefined ? undefined : carotene / 12));
  add('vitamin_a', of('vitamin_a_re'));
  add('omega3', sum(of('fa_ala') ?? of('fa_18_3'), of('fa_epa'), of('fa_dha')));
  add('omega6', sum(of('fa_18_2'), of('fa_20_4')));
}

/** Six significant digits: more are errors of conversions. */
function rounded<Amount extends number | null>(amount: Amount): Amount {
  return (amount === null ? null : Number(amount.toPrecision(6))) as Amount;
}
