import { roundedTo } from '#shell/common/numbers.ts';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import type { MicronutrientCode } from '../../contract.ts';
import { barcodeDigits } from '../../contract/barcode.ts';
import type { AlimentDraft, FullAliment } from '../../contract/library.ts';
import type { Allergen } from '../../contract/taxonomy.ts';
import { type EnergySources, energyKcal, kcalOf, looksLikeKilojoules } from '../../rules/energy.ts';
import { missingInDeclaration } from '../../rules/food-allergens.ts';

/** A number field: empty when the value is not known. */
export type NumberValue = number | '';

export type EnergyUnit = 'kcal' | 'kJ';

type Macros = Record<'calories' | 'protein_tot' | 'carbs_tot' | 'lipids_tot', NumberValue>;
type Copied = Pick<
  AlimentDraft,
  | 'name'
  | 'name_en'
  | 'brand'
  | 'synonyms'
  | 'category'
  | 'form'
  | 'suits'
  | 'portions'
  | 'cooking'
  | 'states'
  | 'allergens'
  | 'declaresAllergens'
  | 'otherAllergens'
>;

/** The values of the form; `calories` is in `energyUnit`. */
export interface AlimentValues extends Copied, Macros, Record<string, unknown> {
  quantity: NumberValue;
  energyUnit: EnergyUnit;
  /** The energy of which the user has said that it is in kcal. */
  confirmedKcal: NumberValue;
  /** Allergens in the name of the food of which the user has said that its label does not declare them. */
  confirmedAbsent: Allergen[];
  micronutrients: Partial<Record<MicronutrientCode, NumberValue>>;
  barcode: string;
}

export type AlimentServerForm = ServerForm<AlimentValues>;

/** Stable functions of the form, for parts of it that are rendered again only when their own values change. */
export type AlimentSetters = Pick<
  AlimentServerForm['form'],
  'setFieldValue' | 'clearFieldError' | 'clearErrors' | 'getValues'
>;

const emptyAliment: AlimentValues = {
  name: '',
  name_en: '',
  brand: '',
  synonyms: '',
  category: 'other',
  form: 'as_sold',
  suits: [],
  portions: [],
  cooking: [],
  states: {},
  quantity: 100,
  energyUnit: 'kcal',
  confirmedKcal: '',
  confirmedAbsent: [],
  calories: '',
  protein_tot: '',
  carbs_tot: '',
  lipids_tot: '',
  micronutrients: {},
  allergens: {},
  declaresAllergens: false,
  otherAllergens: '',
  barcode: '',
};

export function valuesOf(aliment: FullAliment | undefined, typed: { name?: string; barcode?: string }): AlimentValues {
  if (!aliment) return { ...emptyAliment, ...typed };
  const { quantity, micronutrients, barcode } = aliment;
  const { name, name_en, brand, synonyms, category, form, suits, portions, cooking, states, allergens } = aliment;
  const copied = { name, name_en, brand, synonyms, category, form, suits, portions, cooking, states, allergens };
  return {
    ...emptyAliment,
    ...copied,
    declaresAllergens: aliment.declaresAllergens,
    otherAllergens: aliment.otherAllergens,
    quantity,
    micronutrients,
    barcode: barcode ?? '',
    calories: aliment.calories ?? '',
    confirmedKcal: aliment.calories ?? '',
    confirmedAbsent: missingInDeclaration(aliment),
    protein_tot: aliment.protein_tot ?? '',
    carbs_tot: aliment.carbs_tot ?? '',
    lipids_tot: aliment.lipids_tot ?? '',
  };
}

/** The body of the request. The states of values that were changed by hand are removed: a typed value is not calculated. */
export function bodyOf(values: AlimentValues, opened: FullAliment | undefined): AlimentDraft {
  const { energyUnit, confirmedKcal: _, confirmedAbsent: __, calories, barcode, ...rest } = values;
  const micronutrients = measuredOnly(values.micronutrients);
  const macros = {
    calories: calories === '' ? null : inKcal(calories, energyUnit),
    protein_tot: measured(values.protein_tot),
    carbs_tot: measured(values.carbs_tot),
    lipids_tot: measured(values.lipids_tot),
  };
  const amounts: Record<string, number | null | undefined> = { ...micronutrients, ...macros };
  const before: Record<string, unknown> = { ...opened?.micronutrients, ...opened };
  return {
    ...rest,
    ...macros,
    quantity: typeof values.quantity === 'number' ? values.quantity : Number.NaN,
    micronutrients,
    barcode: barcodeDigits(barcode) || null,
    states: Object.fromEntries(Object.entries(values.states).filter(([code]) => amounts[code] === before[code])),
  };
}

/** What the macronutrients of the form say of its energy, in kcal; null when one of them is missing. */
export function computedKcal(values: AlimentValues): number | null {
  return energyKcal(sourcesOf(values));
}

/** Whether an energy typed as kcal looks like one in kJ, and the user has not said that it is in kcal. */
export function isEnergyDoubtful(values: AlimentValues): boolean {
  const { calories, energyUnit, confirmedKcal } = values;
  if (typeof calories !== 'number' || energyUnit === 'kJ' || confirmedKcal === calories) return false;
  return looksLikeKilojoules(calories, sourcesOf(values));
}

/** The allergens that the name suggests although the label does not declare them, and of which the user has not said that. */
export function doubtfulAllergens(values: AlimentValues): Allergen[] {
  return missingInDeclaration(values).filter((allergen) => !values.confirmedAbsent.includes(allergen));
}

function sourcesOf({
  protein_tot,
  carbs_tot,
  lipids_tot,
  micronutrients: { fiber, alcohol },
}: AlimentValues): EnergySources {
  return {
    protein_tot: measured(protein_tot),
    carbs_tot: measured(carbs_tot),
    lipids_tot: measured(lipids_tot),
    fiber: measured(fiber ?? ''),
    alcohol: measured(alcohol ?? ''),
  };
}

function inKcal(energy: number, unit: EnergyUnit): number {
  return unit === 'kJ' ? roundedTo(1, kcalOf(energy)) : energy;
}

/** A field whose text is refused holds the text: it has no number. */
function measured(value: NumberValue): number | null {
  return typeof value === 'number' ? value : null;
}

function measuredOnly(amounts: AlimentValues['micronutrients']): AlimentDraft['micronutrients'] {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== ''));
}
