import fs from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Allergen, AllergenStrength, Category } from '#areas/aliments/contract/taxonomy.ts';
import { animalPartsIn } from '#areas/aliments/rules/animal-parts.ts';
import { dietContradiction } from '#areas/aliments/rules/diets.ts';
import { exampleAliments } from '#areas/aliments/example.ts';
import type { CheckedAliment, StatedDiet } from './checked-aliment.ts';
import { conflictsOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';

type AnimalDiet = 'vegan' | 'vegetarian' | 'pescatarian';

const lines = parse<Record<string, string>>(fs.readFileSync('database/catalogues/aliments.csv'), { columns: true });
const library = lines.map(foodOf);

function foodOf(line: Record<string, string>): CheckedAliment {
  const field = (name: string) => line[name] ?? '';
  const codes = (name: string) => field(name).split(';').filter(Boolean);
  const strengths = ['suspected', 'may_contain', 'contains'] as const;
  return {
    ...{ ...exampleAliments.rice, id: field('code'), micronutrients: {}, isOwn: false, hasLabel: false, brand: '' },
    ...{ name: field('name_it'), name_en: field('name_en'), category: field('category') as Category },
    suits: codes('suits') as StatedDiet[],
    declaresAllergens: false,
    allergens: Object.fromEntries(
      strengths.flatMap((strength) => codes(strength).map((allergen) => [allergen, strength])),
    ) as Partial<Record<Allergen, AllergenStrength>>,
  };
}

/** `suits`, `unsuitable`, or `unknown` when nothing says which. */
function verdictOf(food: CheckedAliment, diet: AnimalDiet): string {
  const [conflict] = conflictsOf(food, { ...emptyProfile, diet });
  if (conflict?.kind !== 'diet') return 'suits';
  return conflict.isKnown ? 'unsuitable' : 'unknown';
}

function verdictOfNamed(name: string, diet: AnimalDiet): string {
  const found = library.find((one) => one.name === name);
  return found ? verdictOf(found, diet) : 'not in the library';
}

test.each([
  ['vegan', 486],
  ['vegetarian', 588],
  ['pescatarian', 622],
] as const)('of few foods of the library it is not known whether they are %s', (diet, most) => {
  expect(library.filter((one) => verdictOf(one, diet) === 'unknown').length).toBeLessThanOrEqual(most);
});

test('no food of the library is stated to suit a diet although it has, or is suspected to have, what the diet excludes', () => {
  const wrong = library.filter((one) => {
    const suspected = Object.entries(one.allergens).filter(([, strength]) => strength !== 'may_contain');
    const allergens = Object.fromEntries(suspected.map(([allergen]) => [allergen, 'contains' as const]));
    const suits = one.suits.filter((diet) => diet !== 'gluten_free' && diet !== 'lactose_free');
    return dietContradiction({ ...one, suits, allergens }) !== null;
  });

  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no food of the library is stated to suit vegetarians or vegans although its name has something of an animal', () => {
  const stated = library.filter(({ suits }) => suits.includes('vegetarian') || suits.includes('vegan'));
  const named = stated.filter((one) =>
    animalPartsIn(one).some((part) => part !== 'honey' || one.suits.includes('vegan')),
  );
  const unfit = stated.filter(({ category }) =>
    ['beef', 'pork', 'poultry', 'lamb_veal_game', 'offal', 'cold_cuts', 'fish_seafood'].includes(category),
  );

  expect([...named, ...unfit].map(({ name }) => name)).toEqual([]);
});

test('no food with meat in its name or category is stated to suit people who eat fish', () => {
  const stated = library.filter(({ suits }) => suits.includes('pescatarian'));
  const withMeat = stated.filter((one) => animalPartsIn(one).some((part) => part === 'meat' || part === 'insects'));

  expect(withMeat.map(({ name }) => name)).toEqual([]);
});

test('what is stated vegan is stated vegetarian too, and what is vegetarian pescatarian', () => {
  const incomplete = library.filter(
    ({ suits }) =>
      (suits.includes('vegan') && !suits.includes('vegetarian')) ||
      (suits.includes('vegetarian') && !suits.includes('pescatarian')),
  );

  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

test.each([
  'Pasta di semola, cruda',
  'Pasta integrale, cotta',
  'Pane comune',
  'Pane integrale',
  'Pane azzimo (matzo)',
  'Noodles di riso, crudi',
  'Gallette di riso integrale',
  'Ratatouille',
  'Salsa di soia',
  'Ketchup',
  'Lievito di birra fresco',
  'Burro di cacao',
  'Patate fritte in olio',
  'Hummus di ceci, confezionato',
  'Curry in polvere',
])('%s suits a vegan by what it is', (name) => {
  expect(verdictOfNamed(name, 'vegan')).toBe('suits');
});

test.each([
  'Pane (media)',
  'Pane fatto in casa',
  'Pane naan',
  'Pangrattato',
  'Pancarrè',
  'Vino rosso',
  'Birra chiara',
  'Corn flakes',
  'Cioccolato fondente, oltre il 70% di cacao',
  'Margarina',
  'Minestrone',
  'Brodo vegetale',
  'Lievito chimico per dolci',
  'Patate saltate in padella',
  'Ciliegie al maraschino, sgocciolate',
  'Macedonia di frutta sciroppata, sgocciolata',
  'Polenta con grano saraceno, cotta',
  'Pasta senza glutine, cotta',
  'Bevanda di mandorla senza zucchero',
  'Confettura di fragole',
  'Gelatina di ribes rosso',
  'Farina di frumento autolievitante',
  'Senape in grani',
])('of %s it depends on the recipe or the maker, and is not known to a vegan', (name) => {
  expect(verdictOfNamed(name, 'vegan')).toBe('unknown');
});

test.each(['Miele', 'Pappa reale', 'Polline fresco', 'Mandorle, tostate al miele', 'Salsa senape e miele'])(
  '%s is of bees and does not suit a vegan',
  (name) => {
    expect(verdictOfNamed(name, 'vegan')).toBe('unsuitable');
  },
);

test.each(['Gnocchi di semolino, cotti', 'Torta quattro quarti', 'Millefoglie', 'Spinaci alla crema', 'Meringa'])(
  '%s is made with milk or eggs and does not suit a vegan',
  (name) => {
    expect(verdictOfNamed(name, 'vegan')).toBe('unsuitable');
  },
);

test.each([
  "Pasta all'uovo secca, cruda",
  'Gnocchi di patate, crudi',
  'Pane naan',
  'Baguette',
  'Porridge con latte intero',
  'Tortilla spagnola di patate e cipolle',
  'Mascarpone',
  'Yogurt di capra bianco',
  'Purè di patate con latte',
  'Meringa',
  'Panettone',
  'Maionese',
  'Cappuccino senza zucchero',
  'Cioccolato al latte',
  'Miele',
  'Pappa reale',
  'Brodo vegetale',
  'Burger di soia',
  'Nettare di pesca',
])('%s suits a vegetarian, and somebody who eats fish', (name) => {
  expect([verdictOfNamed(name, 'vegetarian'), verdictOfNamed(name, 'pescatarian')]).toEqual(['suits', 'suits']);
});

test.each([
  'Noodles istantanei aromatizzati, cotti',
  'Pasta brisée, cruda',
  'Pancarrè',
  "Pane all'aglio",
  'Pane fatto in casa',
  'Pangrattato',
  'Gnocchi di semolino, crudi',
  'Porri, stufati',
  'Rösti di patate',
  'Biscotti secchi',
  'Olive verdi farcite',
  'Anelli di cipolla impanati, surgelati',
  'Fagioli in umido con pomodoro',
  'Frittata al formaggio',
  'Yogurt alla frutta, zuccherato',
  'Tiramisù confezionato',
  'Corn flakes glassati',
  'Minestrone',
  'Gelatine di frutta',
  'Burger di cereali con formaggio',
  'Vino rosso',
  'Torrone',
  'Crème brûlée',
  'Pane alle noci',
  'Polenta con grano saraceno, cotta',
])('of %s it is not known whether it is vegetarian', (name) => {
  expect(verdictOfNamed(name, 'vegetarian')).toBe('unknown');
});

test.each(['Salsa di pesce (nuoc mam)', 'Olio di fegato di merluzzo', 'Spiedini di gamberi', 'Salmone affumicato'])(
  '%s suits somebody who eats fish, and no vegetarian',
  (name) => {
    expect([verdictOfNamed(name, 'pescatarian'), verdictOfNamed(name, 'vegetarian')]).toEqual(['suits', 'unsuitable']);
  },
);

test.each(['Asiago', 'Mozzarella vaccina', 'Feta', 'Provolone', 'Fontina', 'Ricotta', 'Ricotta di latte intero'])(
  'of %s it is unknown because of the rennet, for vegetarians alone',
  (name) => {
    const cheese = library.find((one) => one.name === name);
    const conflicts = (diet: AnimalDiet) => (cheese ? conflictsOf(cheese, { ...emptyProfile, diet }) : []);

    expect(conflicts('vegetarian')).toEqual([{ kind: 'diet', diet: 'vegetarian', isKnown: false, isRennet: true }]);
    expect(conflicts('pescatarian')).toEqual([{ kind: 'diet', diet: 'pescatarian', isKnown: false }]);
  },
);

test('nothing is inferred from the name of a plain food without a statement, and a declared fish contradicts one', () => {
  const bread = library.find(({ name }) => name === 'Pane comune');
  const verdict = (changes: Partial<CheckedAliment>) => bread && verdictOf({ ...bread, ...changes }, 'vegan');

  expect(verdict({ suits: [], isOwn: true })).toBe('unknown');
  expect(verdict({ allergens: { fish: 'contains' } })).toBe('unsuitable');
});
