import type { Aliment, Component, UsedAliment } from './contract.ts';
import type { AlimentDraft, ListedAliment } from './contract/library.ts';
import type { OwnIntakeDraft } from './contract/references.ts';
import { newComponent } from './rules/components.ts';
import { withQuantity } from './rules/quantities.ts';

/** The properties of a food of which only the values are known. */
export const unknownProperties: Omit<UsedAliment, keyof Aliment> = {
  category: 'other',
  form: 'as_sold',
  brand: '',
  allergens: {},
  declaresAllergens: false,
  suits: [],
  portions: [],
  cooking: [],
};

/**
 * Common foods per 100 g, from CIQUAL 2020 (Anses), the Swiss table 5.3 (USAV) and, for the last one, the USDA table.
 */
export const exampleAliments = {
  oats: aliment('Fiocchi d’avena', 'Oat flakes', [367, 13.3, 57.9, 6.51], [10.2, 84.3, 4.05, 0, 0.5, 0]),
  skimmedMilk: aliment('Latte scremato', 'Skimmed milk', [34.5, 3.28, 4.99, 0.19], [0, 123, 0.03, 1.3, 24.3, 0]),
  banana: aliment('Banana', 'Banana', [90.5, 1.06, 19.7, 0.25], [2.7, 5.1, 0.2, 7.16, 10, 0]),
  apple: aliment('Mela senza buccia', 'Apple, peeled', [47, 0.27, 10.7, 0.13], [1.3, 5, 0.07, 4, 0.1, 0]),
  walnuts: aliment('Noci', 'Walnuts', [700, 13.3, 6.88, 67.3], [6.7, 75, 2.2, 0.77, 10, 0]),
  pasta: aliment('Pasta secca', 'Dried pasta', [353, 12.5, 70.5, 1.2], [5.1, 22, 1.5, 0, 1, 0]),
  rice: aliment('Riso bianco crudo', 'White rice, raw', [352, 7.04, 78, 0.91], [1.05, 33, 1.57, 0, 2.2, 0]),
  chicken: aliment('Petto di pollo crudo', 'Chicken breast, raw', [110, 23.4, 0, 1.5], [0, 3.3, 0.33, 4.89, 10, 0]),
  oliveOil: aliment('Olio d’oliva', 'Olive oil', [898.9, 0, 0, 99.8889], [0, 1, 0.1111, 0, 0, 0]),
  cod: aliment('Merluzzo crudo', 'Cod, raw', [77.6, 18.1, 0, 0.57], [0.1, 4.43, 0.49, 1, 101, 0]),
  bread: aliment('Pane integrale', 'Wholemeal bread', [244, 8.38, 44.3, 1.8], [6.9, 39, 2.1, 0.25, 10, 0]),
  zucchini: aliment('Zucchine crude', 'Courgettes, raw', [16.5, 1.23, 1.8, 0.26], [1.05, 18.7, 0.36, 17.5, 1.64, 0]),
  tomatoSauce: aliment('Passata di pomodoro', 'Tomato purée', [47.1, 1.4, 7.54, 0.4], [2.38, 19.9, 0.6, 9, 2.2, 0]),
  parmesan: aliment('Parmigiano', 'Parmesan', [374, 36, 0, 25.6], [0, 1340, 0.7, 0, 40, 0]),
  potatoes: aliment('Patate bollite', 'Boiled potatoes', [80.5, 1.8, 16.7, 0.34], [1.8, 5.83, 0.27, 2.92, 2.5, 0]),
  yogurt: aliment('Yogurt naturale', 'Plain yogurt', [66, 4, 4.5, 3.6], [0, 140, 0, 2, 16, 0]),
  redWine: aliment('Vino rosso', 'Red wine', [82.1, 0.07, 2.63, 0], [0, 5.96, 0.56, 0, 0.74, 10.2]),
  /**
   * The USDA table has carbohydrates including fibre only, so the available carbs are not measured; nor is the iodine.
   */
  balsamicVinegar: aliment('Aceto balsamico', 'Balsamic vinegar', [88, 0.49, null, 0], [null, 27, 0.72, 0, null, null]),
};

/** A component without alternatives; `quantity` in grams. */
export function exampleComponent(aliment: UsedAliment, quantity: number, uuid = aliment.id): Component {
  return withQuantity(newComponent({ aliment, newId: () => uuid }), quantity);
}

type Value = number | null;
type Macros = [calories: Value, protein_tot: Value, carbs_tot: Value, lipids_tot: Value];
type Micronutrients = [fiber: Value, calcium: Value, iron: Value, vitamin_c: Value, iodine: Value, alcohol: Value];

function aliment(name: string, name_en: string, macros: Macros, micronutrients: Micronutrients): UsedAliment {
  const [calories, protein_tot, carbs_tot, lipids_tot] = macros;
  const [fiber, calcium, iron, vitamin_c, iodine, alcohol] = micronutrients;
  const measured = Object.entries({ fiber, calcium, iron, vitamin_c, iodine, alcohol }).filter(
    ([, value]) => value !== null,
  );
  return {
    id: alimentId(name_en),
    name,
    name_en,
    quantity: 100,
    calories,
    protein_tot,
    carbs_tot,
    lipids_tot,
    micronutrients: Object.fromEntries(measured) as UsedAliment['micronutrients'],
    ...unknownProperties,
  };
}

/** Derives the id from the name, so that seeds are reproducible. */
function alimentId(name: string): string {
  const number = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1e12, 7);
  return `0199f2a4-5c00-7002-8000-${String(number).padStart(12, '0')}`;
}

/** A food as a professional types it from a label. */
export const alimentDraft: AlimentDraft = {
  name: 'Biscotti ai cereali',
  name_en: 'Cereal biscuits',
  quantity: 100,
  calories: 450,
  protein_tot: 7.5,
  carbs_tot: 66,
  lipids_tot: 16,
  micronutrients: { fiber: 6, sugars: 20, fat_saturated: 2.4, salt: 0.6 },
  category: 'bakery',
  form: 'as_sold',
  brand: '',
  synonyms: '',
  otherAllergens: 'kiwi, lattice',
  allergens: { gluten: 'contains', milk: 'may_contain' },
  declaresAllergens: true,
  suits: ['vegetarian'],
  portions: [{ label: '1 biscotto', label_en: '1 biscuit', grams: 8, isDefault: true }],
  cooking: [],
  barcode: null,
  states: {},
};

/** An example food as lists show it, of the library unless changed. */
export function listedAliment(name: keyof typeof exampleAliments, changes: Partial<ListedAliment> = {}): ListedAliment {
  return {
    barcode: null,
    isArchived: false,
    source: 'ciqual',
    version: 1,
    equalQuantity: null,
    ...exampleAliments[name],
    isOwn: false,
    form: 'raw',
    ...changes,
  };
}

/** An own reference intake: 20 µg of vitamin D a day for all adults. */
export const exampleIntake: OwnIntakeDraft = {
  nutrient: 'vitamin_d',
  kind: 'AI',
  sex: null,
  ageFrom: 18,
  ageTo: null,
  state: null,
  lower: 20,
  upper: null,
  unit: 'µg',
  per: 'day',
  appliesTo: 'total',
};
