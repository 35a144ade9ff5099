import { expect, test } from 'vitest';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import { mayReplace } from './swap-groups.ts';

const pasta: UsedAliment = { ...food.pasta, category: 'cereals_pasta' };
const bakery = (id: string, sugars: number): UsedAliment => ({
  ...food.bread,
  id,
  category: 'bakery',
  micronutrients: { sugars },
});
const [bread, snackCake, biscuit, other] = [
  bakery('bread', 3),
  bakery('cake', 35),
  bakery('biscuit', 25),
  bakery('other', 28),
];

test('bread replaces pasta; a biscuit replaces a biscuit, not pasta; no sweeter snack cake replaces it; nothing replaces itself', () => {
  expect(mayReplace(pasta, bread)).toBe(true);
  expect(mayReplace(pasta, snackCake)).toBe(false);
  expect([mayReplace(biscuit, other), mayReplace(biscuit, snackCake)]).toEqual([true, false]);
  expect(mayReplace(pasta, pasta)).toBe(false);
});

const per = (grams: number): UsedAliment['portions'] => [
  { label: 'porzione', label_en: 'serving', grams, isDefault: true },
];

test('raw pasta replaces neither rusks nor cooked rice; rusks are replaced by bread, crackers and corn flakes', () => {
  const [raw, cooked] = [
    { ...pasta, form: 'raw' as const },
    { ...pasta, id: 'cooked', form: 'cooked' as const },
  ];
  const dry = (id: string): UsedAliment => ({ ...bakery(id, 5), calories: 400 });
  const cornFlakes: UsedAliment = { ...pasta, id: 'flakes', category: 'breakfast_cereals' };
  const semolina: UsedAliment = { ...pasta, id: 'semolina', name: 'Semola di grano duro' };

  expect([mayReplace(dry('rusks'), raw), mayReplace(cooked, raw), mayReplace(raw, semolina)]).toEqual([
    false,
    false,
    false,
  ]);
  expect([bread, dry('crackers'), cornFlakes].map((one) => mayReplace(dry('rusks'), one))).toEqual([true, true, true]);
});

test('jam is replaced by honey, never by a sweetener, chewing gum, candy, chocolate or pudding', () => {
  const sweet = (name: string, changes: Partial<UsedAliment>): UsedAliment => ({
    ...pasta,
    ...{ id: name, name, category: 'sweets', calories: 250, carbs_tot: 60, lipids_tot: 0.3, ...changes },
  });
  const jam = sweet('Confettura', { portions: per(10) });
  const honey = sweet('Miele', { calories: 304, portions: per(5) });
  const others = [
    sweet("Dolcificante all'aspartame, in compresse", { portions: per(5) }),
    sweet('Gomma da masticare senza zucchero', { portions: per(5) }),
    sweet('Caramelle gommose', {}),
    sweet('Cioccolato al latte', { calories: 500, lipids_tot: 30, portions: per(10) }),
    sweet('Budino al caramello', { calories: 125, portions: per(70) }),
  ];

  expect(mayReplace(jam, honey)).toBe(true);
  expect(others.filter((one) => mayReplace(jam, one))).toEqual([]);
});

test('flour and starch replace no dish of pasta, but each other; polenta flour, of which a dish is made, does', () => {
  const flour = (name: string, name_en = ''): UsedAliment => ({ ...pasta, id: name, name, name_en });
  const wheat = flour('Farina tipo 0', 'Wheat flour type 0');
  const polenta = flour('Farina di mais per polenta', 'Maize flour');

  expect(mayReplace(pasta, wheat)).toBe(false);
  expect(mayReplace(pasta, flour('', 'Potato starch'))).toBe(false);
  expect(mayReplace(pasta, flour('Amido di mais (maizena)', 'Cornstarch'))).toBe(false);
  expect(mayReplace(pasta, polenta)).toBe(true);
  expect(mayReplace(wheat, flour('Farina di grano saraceno'))).toBe(true);
  expect(mayReplace(pasta, { ...bread, name_en: 'Bread made with flour type 150' })).toBe(true);
});

test('chips replace no pasta or bread, but croquettes; breaded fish and surimi replace no fish and no legumes', () => {
  const potatoes = (name: string, lipids: number): UsedAliment => ({
    ...pasta,
    ...{ id: name, name, category: 'potatoes_tubers', calories: 160, lipids_tot: lipids },
  });
  const protein = (name: string, category: UsedAliment['category'], carbs: number): UsedAliment => ({
    ...pasta,
    ...{ id: name, name, category, carbs_tot: carbs, protein_tot: 12 },
  });
  const [chips, croquettes, boiled] = [potatoes('Patatine', 6), potatoes('Crocchette', 8), potatoes('Patate', 0.1)];
  const [cod, breaded] = [protein('Merluzzo', 'fish_seafood', 0), protein('Merluzzo impanato', 'fish_seafood', 18)];

  expect([mayReplace(pasta, chips), mayReplace(bread, chips), mayReplace(pasta, boiled)]).toEqual([false, false, true]);
  expect(mayReplace(croquettes, chips)).toBe(true);
  expect(mayReplace(cod, breaded)).toBe(false);
  expect(mayReplace(protein('Lenticchie', 'legumes', 50), breaded)).toBe(false);
  expect(mayReplace(breaded, protein('Surimi', 'fish_seafood', 10))).toBe(true);
});

/** Fats per 100 g: the macros, then saturated, monounsaturated and polyunsaturated fat in g and cholesterol in mg. Source: USDA, CIQUAL. */
const fat = (
  name: string,
  category: UsedAliment['category'],
  lipids: number,
  parts: readonly number[],
): UsedAliment => {
  const [fat_saturated = 0, fat_monounsaturated = 0, fat_polyunsaturated = 0, cholesterol = 0] = parts;
  return {
    ...food.oliveOil,
    id: name,
    name,
    category,
    calories: lipids * 9,
    lipids_tot: lipids,
    micronutrients: { fat_saturated, fat_monounsaturated, fat_polyunsaturated, cholesterol },
  };
};
const walnuts = fat('Noci', 'nuts_seeds', 65.2, [6.1, 8.9, 47.2]);
const coconut = fat('Cocco essiccato', 'nuts_seeds', 66.3, [57.7, 3.2, 0.8]);
const oliveOil = fat('Olio extravergine di oliva', 'fats_oils', 99.9, [15.2, 73.1, 7.2]);
const palmOil = fat('Olio di palma', 'fats_oils', 100, [49.3, 37, 9.3]);
const codLiverOil = fat('Olio di fegato di merluzzo', 'fats_oils', 100, [22, 46.5, 24.3, 510]);
const lard = fat('Strutto', 'fats_oils', 99.5, [41.1, 43.3, 10.1, 95]);
const rawLard = fat('Lardo', 'fats_oils', 88.7, [32.2, 42, 10.4, 57]);
const butter = fat('Burro', 'fats_oils', 81.1, [50.5, 23.4, 3, 215]);
const mayonnaise = fat('Maionese', 'fats_oils', 74.9, [11.7, 16.8, 44.7, 42]);
const sunflowerMargarine = fat('Margarina al girasole', 'fats_oils', 60.6, [14.1, 17.9, 25.6]);
const hazelnuts = fat('Nocciole', 'nuts_seeds', 60.8, [4.5, 45.7, 7.9]);
const fats = [
  walnuts,
  hazelnuts,
  coconut,
  oliveOil,
  palmOil,
  codLiverOil,
  lard,
  rawLard,
  butter,
  mayonnaise,
  sunflowerMargarine,
];
const namesFor = (planned: UsedAliment) => fats.filter((one) => mayReplace(planned, one)).map(({ name }) => name);

test('walnuts are replaced by other nuts and by oils, not by lard, butter, palm oil, coconut, mayonnaise, margarine or fish oil', () => {
  expect(namesFor(walnuts)).toEqual(['Nocciole', 'Olio extravergine di oliva']);
  expect(namesFor(oliveOil)).toEqual(['Noci', 'Nocciole']);
});

test('an animal, saturated or spreadable fat is replaced by fats that are no worse: butter by all, coconut by palm oil, mayonnaise by oils', () => {
  expect(namesFor(butter)).toEqual(fats.map(({ name }) => name).filter((name) => name !== 'Burro'));
  expect(namesFor(coconut)).toEqual(['Noci', 'Nocciole', 'Olio extravergine di oliva', 'Olio di palma']);
  expect(namesFor(mayonnaise)).toEqual([
    'Noci',
    'Nocciole',
    'Olio extravergine di oliva',
    'Olio di fegato di merluzzo',
    'Margarina al girasole',
  ]);
});

test('an own oil of which only the macros were typed replaces walnuts, and a label with saturated fat alone is enough to refuse lard', () => {
  const ownOil: UsedAliment = { ...oliveOil, id: 'own', micronutrients: {} };
  const ownLard: UsedAliment = { ...lard, id: 'label', micronutrients: { fat_saturated: 41 } };

  expect(mayReplace(walnuts, ownOil)).toBe(true);
  expect(mayReplace(walnuts, ownLard)).toBe(false);
});

test('milk is replaced by yogurt and plant drinks, never by fish, cheese or a burger; cheese by fish', () => {
  const named = (category: UsedAliment['category'], name: string, name_en = ''): UsedAliment => ({
    ...food.pasta,
    id: name,
    category,
    name,
    name_en,
    carbs_tot: 4,
  });
  const milk = named('dairy', 'Latte parzialmente scremato', 'Semi-skimmed milk');
  const yogurt = named('dairy', 'Yogurt greco 0%', 'Greek yogurt 0%');
  const cheese = named('dairy', 'Mozzarella di latte parzialmente scremato', 'Mozzarella, part skim milk');
  const fish = named('fish_seafood', 'Branzino', 'Sea bass');

  expect(mayReplace(milk, yogurt)).toBe(true);
  expect(mayReplace(yogurt, named('plant_based', 'Bevanda di soia al naturale', 'Soy drink'))).toBe(true);
  expect(mayReplace(milk, named('plant_based', 'Burger vegetale di lenticchie', 'Lentil burger'))).toBe(false);
  expect([mayReplace(milk, fish), mayReplace(yogurt, fish), mayReplace(milk, cheese)]).toEqual([false, false, false]);
  expect(mayReplace(cheese, fish)).toBe(true);
});
