import { expect, test } from 'vitest';
import type { Allergen, AllergenStrength, Category } from '#areas/aliments/contract/taxonomy.ts';
import { foodsNamedIn } from '#areas/aliments/rules/named-foods.ts';
import { exampleAliments } from '#areas/aliments/example.ts';
import { conflictsOf, levelOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';
import { excludesGroupsOf, namesFoodGroup } from './excluded-groups.ts';
import { notedConflicts } from './noted-conflicts.ts';

interface Described {
  category?: Category;
  allergens?: Partial<Record<Allergen, AllergenStrength>>;
}

function levelFor(word: string, name: string, { category = 'ready_meals', allergens = {} }: Described = {}) {
  const plain = {
    ...exampleAliments.rice,
    isOwn: false,
    hasLabel: false,
    brand: '',
    suits: [],
    declaresAllergens: true,
  };
  const food = { ...plain, name, name_en: '', category, allergens };
  const [conflict] = conflictsOf(food, { ...emptyProfile, excludedWords: ['kiwi', word] });
  return conflict ? levelOf(conflict) : null;
}

test.each([
  ['pork', 'Prosciutto cotto'],
  ['maiale', 'Cooked ham'],
  ['suino', 'Pancetta affumicata'],
  ['carne di maiale e derivati', 'Strutto'],
  ['any pork products', 'Bacon, raw'],
  ['maiale', 'Pizza prosciutto e pollo'],
  ['maiale', 'Salame di suino e bovino'],
  ['offal', 'Fegato di manzo'],
  ['frattaglie', 'Beef tripe'],
  ['interiora', 'Rognone trifolato'],
  ['beef', 'Bresaola'],
  ['bovino', 'Bistecca di manzo'],
  ['horse', 'Bistecca di cavallo'],
  ['rabbit', 'Coniglio alla ligure'],
  ['lamb', 'Abbacchio al forno'],
  ['game', 'Spezzatino di cinghiale'],
  ['pollame', 'Chicken curry'],
  ['carne rossa', 'Tagliata di manzo'],
  ['red meat', 'Cotechino'],
  ['formaggio', 'Mozzarella di bufala'],
  ['legumi', 'Hummus di ceci'],
])('who excludes “%s” does not eat “%s”', (word, name) => {
  expect(levelFor(word, name)).toBe('unwanted');
});

test.each([
  ['maiale', 'Salame Milano'],
  ['pork', 'Mortadella'],
  ['pork', 'Frankfurter, grilled'],
  ['maiale', 'Gelatina in fogli'],
  ['maiale', 'Spaghetti alla carbonara'],
  ['maiale', 'Ragù alla bolognese'],
  ['manzo', 'Spezzatino di vitello'],
  ['manzo', 'Hamburger'],
  ['frattaglie', 'Patè di campagna'],
])('who excludes “%s” is to check “%s”', (word, name) => {
  expect(levelFor(word, name)).toBe('doubtful');
});

test.each([
  ['maiale', 'Prosciutto di tacchino'],
  ['maiale', 'Würstel di pollo'],
  ['maiale', 'Turkey bacon'],
  ['maiale', 'Wurstel di tofu'],
  ['maiale', 'Bacon vegano'],
  ['maiale', 'Riso senza prosciutto'],
  ['maiale', 'Hamburger di manzo'],
  ['manzo', 'Salame di puro suino'],
  ['manzo', 'Pomodori cuore di bue'],
  ['frattaglie', 'Fagioli red kidney'],
  ['frattaglie', 'Olio di fegato di merluzzo'],
  ['cavallo', 'Horse beans'],
  ['carne rossa', 'Coniglio arrosto'],
  ['pesce', 'Petto di pollo'],
])('who excludes “%s” may eat “%s”', (word, name) => {
  expect(levelFor(word, name)).toBeNull();
});

test.each<[string, string, Described, string | null]>([
  ['fish', 'Zuppa del golfo', { allergens: { fish: 'contains' } }, 'unwanted'],
  ['frutti di mare', 'Zuppa del golfo', { allergens: { molluscs: 'contains' } }, 'unwanted'],
  ['pesce', 'Gamberi, crudi', { category: 'fish_seafood' }, 'doubtful'],
  ['latticini', 'Crema della casa', { allergens: { milk: 'contains' } }, 'unwanted'],
  ['latticini', 'Pane', { allergens: { milk: 'may_contain' } }, null],
  ['uova', 'Crema della casa', { allergens: { eggs: 'suspected' } }, 'doubtful'],
  ['alcol', 'Vino rosso', { category: 'alcohol' }, 'unwanted'],
  ['alcohol', 'Birra analcolica', { category: 'alcohol' }, null],
  ['maiale', 'Affettato della casa', { category: 'cold_cuts' }, 'doubtful'],
  ['maiale', 'Petto d’anatra affumicato', { category: 'cold_cuts' }, null],
])('who excludes “%s” finds in “%s” with %j: %s', (word, name, described, level) => {
  expect(levelFor(word, name, described)).toBe(level);
});

test('a note that names ham or salami is against a profile without pork', () => {
  const profile = { ...emptyProfile, excludedWords: ['maiale'] };
  const noted = (text: string) => foodsNamedIn(text).flatMap((one) => notedConflicts(one, profile));

  expect(noted('panino col prosciutto')).toEqual([{ kind: 'excluded', by: 'word', word: 'maiale' }]);
  expect(noted('qualche fetta di salame')).toEqual([{ kind: 'excluded', by: 'word', word: 'maiale', isUsual: true }]);
  expect(noted('prosciutto di tacchino')).toEqual([]);
});

test.each(['offal', 'frattaglie', 'latticini', 'superalcolici', 'seafood'])('“%s” is a group of foods', (phrase) => {
  expect(namesFoodGroup(phrase)).toBe(true);
});

test.each(['istamina', 'maiale nero dei Nebrodi', 'latte'])('“%s” is looked for in names alone', (phrase) => {
  expect(namesFoodGroup(phrase)).toBe(false);
});

test.each([
  ['halal', 'Prosciutto cotto', { category: 'cold_cuts' }, 'unwanted'],
  ['halal', 'Salame', { category: 'cold_cuts' }, 'doubtful'],
  ['halal', 'Vino rosso', { category: 'alcohol' }, 'unwanted'],
  ['halal', 'Colla di pesce', {}, 'doubtful'],
  ['halal', 'Petto di pollo', { category: 'poultry' }, null],
  ['kosher', 'Pizza al prosciutto', {}, 'unwanted'],
  ['kosher', 'Gamberi', { category: 'fish_seafood', allergens: { crustaceans: 'contains' } }, 'unwanted'],
  ['kosher', 'Merluzzo', { category: 'fish_seafood' }, null],
] as const)('who eats “%s” finds in “%s” with %j: %s', (word, name, described, level) => {
  expect(levelFor(word, name, described)).toBe(level);
});

test('who excludes the category of pork is warned of ham, of which it is made, and not of bresaola', () => {
  const profile = { ...emptyProfile, excludedCategories: ['pork' as const] };
  const coldCut = (name: string) => ({ ...exampleAliments.rice, name, name_en: '', category: 'cold_cuts' as const });

  expect(conflictsOf(coldCut('Prosciutto cotto'), profile)).toMatchObject([{ category: 'pork' }]);
  expect(conflictsOf(coldCut('Bresaola'), profile)).toEqual([]);
  expect(foodsNamedIn('pane e mortadella').flatMap((one) => notedConflicts(one, profile))).toHaveLength(1);
});

test('a group is excluded by its category, or by another word for it', () => {
  expect(excludesGroupsOf('maiale', { ...emptyProfile, excludedCategories: ['pork'] })).toBe(true);
  expect(excludesGroupsOf('maiale', { ...emptyProfile, excludedWords: ['suino'] })).toBe(true);
  expect(excludesGroupsOf('maiale', { ...emptyProfile, excludedWords: ['kiwi'] })).toBe(false);
  expect(excludesGroupsOf('halal', { ...emptyProfile, excludedWords: ['maiale'] })).toBe(false);
  expect(excludesGroupsOf('kiwi', { ...emptyProfile, excludedWords: ['suino'] })).toBe(false);
});
