import { expect, test } from 'vitest';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { exampleAliments } from '#areas/aliments/example.ts';
import type { CheckedAliment } from './checked-aliment.ts';
import { conflictsOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';

const vegetarian = { ...emptyProfile, diet: 'vegetarian' as const };

function food(name: string, category: Category, changes: Partial<CheckedAliment> = {}): CheckedAliment {
  const plain = { ...exampleAliments.rice, isOwn: false, hasLabel: false, brand: '', suits: [], allergens: {} };
  return { ...plain, name, name_en: '', category, declaresAllergens: true, ...changes };
}

test.each<[string, Category]>([
  ['Pasta di semola, cruda', 'cereals_pasta'],
  ["Pasta all'uovo secca, cruda", 'cereals_pasta'],
  ['Pasta integrale, cotta', 'cereals_pasta'],
  ['Gnocchi di patate, crudi', 'cereals_pasta'],
  ['Pane comune', 'bakery'],
  ['Pane integrale', 'bakery'],
  ['Baguette', 'bakery'],
  ['Corn flakes', 'breakfast_cereals'],
  ['Porri, stufati', 'vegetables'],
  ['Mele', 'fruits'],
  ['Patate fritte al forno', 'potatoes_tubers'],
  ['Tortilla spagnola di patate e cipolle', 'eggs'],
  ['Ricotta', 'dairy'],
  ['Mascarpone', 'dairy'],
  ['Yogurt di capra bianco', 'dairy'],
])('%s suits a vegetarian by what it is', (name, category) => {
  expect(conflictsOf(food(name, category), vegetarian)).toEqual([]);
  expect(conflictsOf(food(name, category), { ...emptyProfile, diet: 'pescatarian' })).toEqual([]);
});

test.each<[string, Category]>([
  ['Noodles istantanei aromatizzati, cotti', 'cereals_pasta'],
  ['Pasta brisée, cruda', 'cereals_pasta'],
  ['Pancarrè', 'bakery'],
  ['Gnocchi di semolino, crudi', 'cereals_pasta'],
  ['Orzotto, cotto', 'cereals_pasta'],
  ['Pane per tramezzini, senza crosta', 'bakery'],
  ['Rösti di patate', 'potatoes_tubers'],
  ['Biscotti secchi', 'bakery'],
  ['Olive verdi farcite', 'vegetables'],
  ['Anelli di cipolla impanati, surgelati', 'vegetables'],
  ['Fagioli in umido con pomodoro', 'legumes'],
  ['Frittata al formaggio', 'eggs'],
  ['Yogurt alla frutta, zuccherato', 'dairy'],
  ['Minestrone', 'soups_sauces'],
  ['Gelatine di frutta', 'sweets'],
  ['Vino rosso', 'alcohol'],
])('of %s it stays unknown', (name, category) => {
  expect(conflictsOf(food(name, category), vegetarian)).toMatchObject([{ kind: 'diet', isKnown: false }]);
});

test.each(['Asiago', 'Mozzarella vaccina', 'Feta', 'Provolone'])(
  'of %s it is unknown because of the rennet, for vegetarians alone',
  (name) => {
    expect(conflictsOf(food(name, 'dairy'), vegetarian)).toEqual([
      { kind: 'diet', diet: 'vegetarian', isKnown: false, isRennet: true },
    ]);
  },
);

test('nothing is inferred of own foods, of products with a label and for vegans, and a declared fish decides', () => {
  const bread = (changes: Partial<CheckedAliment>) => conflictsOf(food('Pane comune', 'bakery', changes), vegetarian);

  for (const changes of [{ isOwn: true }, { hasLabel: true }, { brand: 'Forno Esempio' }])
    expect(bread(changes)).toHaveLength(1);
  expect(conflictsOf(food('Pane comune', 'bakery'), { ...emptyProfile, diet: 'vegan' })).toHaveLength(1);
  expect(bread({ allergens: { fish: 'contains' } })).toMatchObject([{ isKnown: true }]);
});
