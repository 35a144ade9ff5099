import { UsedAliment } from '#areas/aliments/contract.ts';
import { AlimentDraft } from '#areas/aliments/contract/library.ts';
import { createAliment } from '#areas/aliments/server/operations/aliments.ts';
import { searchAliments } from '#areas/aliments/server/public.ts';
import type { RecipeDraft, Recipe } from '#areas/recipes/contract/library.ts';
import { storedIngredient } from '#areas/recipes/example.ts';
import { createRecipe } from '#areas/recipes/server/operations/recipes.ts';
import { newId } from '#shell/common/ids.ts';
import type { Scope } from '#shell/server/database/scope.ts';

type Numbers = [calories: number, protein_tot: number, carbs_tot: number, lipids_tot: number];
type Properties = Partial<AlimentDraft> & Pick<AlimentDraft, 'name' | 'name_en' | 'category'>;

const food = ([calories, protein_tot, carbs_tot, lipids_tot]: Numbers, properties: Properties): AlimentDraft =>
  AlimentDraft.parse({
    ...{ calories, protein_tot, carbs_tot, lipids_tot, quantity: 100, micronutrients: {}, states: {} },
    ...{ form: 'as_sold', brand: '', synonyms: '', otherAllergens: '', allergens: {}, declaresAllergens: true },
    ...{ suits: [], portions: [], cooking: [], barcode: null },
    ...properties,
  });

/** Own foods of the studio, typed from labels that do not exist. */
const foods: AlimentDraft[] = [
  food([412, 11.5, 56, 14], {
    ...{ name: 'Granola all’avena e cocco', name_en: 'Oat and coconut granola', category: 'breakfast_cereals' },
    brand: 'Forno Esempio',
    allergens: { gluten: 'contains' },
    suits: ['vegan', 'vegetarian'],
    portions: [{ label: 'tazza piccola', label_en: 'small cup', grams: 40, isDefault: true }],
  }),
  food([262, 9.8, 41, 4.6], {
    ...{ name: 'Pane ai semi del forno', name_en: 'Bakery bread with seeds', category: 'bakery' },
    allergens: { gluten: 'contains', sesame: 'contains' },
    suits: ['vegan', 'vegetarian'],
    micronutrients: { fiber: 7.2, salt: 1.1 },
    portions: [{ label: 'fetta', label_en: 'slice', grams: 45, isDefault: true }],
  }),
  food([368, 32, 34, 9.5], {
    ...{ name: 'Barretta proteica al cacao', name_en: 'Cocoa protein bar', category: 'sweets' },
    brand: 'Prova Sport',
    allergens: { milk: 'contains', soybeans: 'contains', peanuts: 'may_contain' },
    suits: ['vegetarian'],
    portions: [{ label: 'barretta', label_en: 'bar', grams: 50, isDefault: true }],
  }),
  food([58, 10.2, 3.6, 0.2], {
    ...{ name: 'Yogurt colato della malga', name_en: 'Strained yogurt from the dairy', category: 'dairy' },
    allergens: { milk: 'contains' },
    suits: ['vegetarian', 'gluten_free'],
    micronutrients: { calcium: 118 },
    portions: [{ label: 'vasetto', label_en: 'pot', grams: 170, isDefault: true }],
  }),
];

type DemoRecipe = Pick<RecipeDraft, 'name' | 'name_en' | 'portions' | 'yieldGrams'> & {
  steps: [it: string, en: string][];
  /** Words that find a food first, own ones before those of the library, and grams. */
  ingredients: [food: string, grams: number][];
};

const recipes = {
  porridge: {
    ...{ name: 'Porridge alla banana', name_en: 'Banana porridge', portions: 1, yieldGrams: 340 },
    steps: [
      [
        'Scalda il latte con i fiocchi e mescola per cinque minuti.',
        'Heat the milk with the oats, stirring for five minutes.',
      ],
      ['Aggiungi la banana a fette e la granola.', 'Top with the sliced banana and the granola.'],
    ],
    ingredients: [
      ['fiocchi d’avena', 40],
      ['latte parzialmente scremato', 200],
      ['banane crude', 100],
      ['granola cocco', 15],
    ],
  },
  chickpeaPasta: {
    ...{ name: 'Pasta e ceci', name_en: 'Pasta with chickpeas', portions: 2, yieldGrams: 620 },
    steps: [
      ['Fai andare le carote nell’olio per cinque minuti.', 'Soften the carrots in the oil for five minutes.'],
      [
        'Unisci i ceci e un bicchiere d’acqua, cuoci dieci minuti.',
        'Add the chickpeas and a glass of water and cook for ten minutes.',
      ],
      ['Cuoci la pasta nel sugo, aggiungendo acqua calda.', 'Cook the pasta in the sauce, adding hot water.'],
    ],
    ingredients: [
      ['pasta di semola cruda', 140],
      ['ceci in scatola', 240],
      ['carote crude', 100],
      ['olio di oliva extravergine', 20],
    ],
  },
  farroSalad: {
    ...{
      name: 'Insalata di farro, tonno e pomodorini',
      name_en: 'Spelt, tuna and tomato salad',
      portions: 2,
      yieldGrams: null,
    },
    steps: [
      ['Cuoci il farro, scolalo e lascialo raffreddare.', 'Boil the spelt, drain it and let it cool.'],
      ['Condisci con tonno, pomodorini e olio.', 'Dress with tuna, cherry tomatoes and oil.'],
    ],
    ingredients: [
      ['farro crudo', 140],
      ['tonno al naturale', 160],
      ['pomodorini ciliegino', 200],
      ['olio di oliva extravergine', 20],
    ],
  },
} satisfies Record<string, DemoRecipe>;

export type DemoRecipes = Record<keyof typeof recipes, Recipe>;

/** Adds own foods and recipes to the library of the studio. */
export async function addFoodsAndRecipes(scope: Scope): Promise<DemoRecipes> {
  for (const draft of foods) await createAliment(scope, draft);
  return {
    porridge: await addRecipe(scope, recipes.porridge),
    chickpeaPasta: await addRecipe(scope, recipes.chickpeaPasta),
    farroSalad: await addRecipe(scope, recipes.farroSalad),
  };
}

async function addRecipe(scope: Scope, { steps, ingredients, ...draft }: DemoRecipe): Promise<Recipe> {
  const components: RecipeDraft['components'] = [];
  for (const [search, grams] of ingredients)
    components.push(storedIngredient((await findFood(scope, search)).id, grams, newId()));
  const texts = { description: '', description_en: '', steps: steps.map(([text, text_en]) => ({ text, text_en })) };
  return (await createRecipe(scope, { ...draft, ...texts, components })).recipe;
}

async function findFood(scope: Scope, search: string): Promise<UsedAliment> {
  const [first] = (await searchAliments(scope, { search, page: 1 })).aliments;
  if (!first) throw new Error(`findFood: no food for ${search}`);
  return UsedAliment.parse(first);
}
