import { expect, test } from 'vitest';
import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { exampleAliments } from '#areas/aliments/example.ts';
import { foodsNamedIn } from '#areas/aliments/rules/named-foods.ts';
import type { CheckedAliment } from './checked-aliment.ts';
import { conflictsOf } from './conflicts.ts';
import { emptyProfile } from './empty-profile.ts';
import { excludedGroupWords } from './excluded-groups.ts';
import { notedConflicts } from './noted-conflicts.ts';

function food(name: string, category: Category, changes: Partial<CheckedAliment> = {}): CheckedAliment {
  const plain = { ...exampleAliments.rice, isOwn: false, hasLabel: false, brand: '', suits: [], allergens: {} };
  return { ...plain, name, name_en: '', category, declaresAllergens: true, ...changes };
}
const excluding = (word: string) => ({ ...emptyProfile, excludedWords: [word] });

test.each<[word: string, name: string, category: Category]>([
  ['maiale', 'Mortadella', 'cold_cuts'],
  ['maiale', 'Prosciutto cotto, sgrassato', 'cold_cuts'],
  ['Carne di maiale', 'Lonza, cruda', 'pork'],
  ['suino', 'Strutto', 'fats_oils'],
  ['halal', 'Salame', 'cold_cuts'],
  ['halal', 'Vino rosso', 'alcohol'],
  ['halal', 'Colla di pesce', 'other'],
  ['kosher', 'Pancetta', 'cold_cuts'],
  ['kosher', 'Pizza al prosciutto', 'ready_meals'],
  ['alcolici', 'Birra chiara', 'alcohol'],
  ['carne', 'Petto di pollo', 'poultry'],
  ['carne rossa', 'Fesa di vitello', 'lamb_veal_game'],
  ['pesce', 'Pizza al tonno', 'ready_meals'],
  ['salumi', 'Bresaola', 'cold_cuts'],
])('who excludes “%s” is warned of %s', (word, name, category) => {
  expect(conflictsOf(food(name, category), excluding(word))).toEqual([{ kind: 'excluded', by: 'word', word }]);
});

test('who eats kosher is warned of crustaceans and molluscs', () => {
  const shrimps = food('Gamberi', 'fish_seafood', { allergens: { crustaceans: 'contains' } });

  expect(conflictsOf(shrimps, excluding('kosher'))).toMatchObject([{ kind: 'excluded', word: 'kosher' }]);
  expect(conflictsOf(food('Merluzzo', 'fish_seafood'), excluding('kosher'))).toEqual([]);
});

test.each<[word: string, name: string, category: Category]>([
  ['maiale', 'Bresaola', 'cold_cuts'],
  ['maiale', 'Fesa di tacchino arrosto', 'cold_cuts'],
  ['maiale', 'Petto di pollo', 'poultry'],
  ['halal', 'Petto di pollo', 'poultry'],
  ['halal', 'Birra analcolica', 'alcohol'],
  ['carne rossa', 'Petto di pollo', 'poultry'],
  ['pesce', 'Petto di pollo', 'poultry'],
])('who excludes “%s” is not warned of %s', (word, name, category) => {
  expect(conflictsOf(food(name, category), excluding(word))).toEqual([]);
});

test('who excludes the category of pork is warned of ham, of which it is made, and not of bresaola', () => {
  const profile = { ...emptyProfile, excludedCategories: ['pork' as const] };

  expect(conflictsOf(food('Prosciutto cotto', 'cold_cuts'), profile)).toMatchObject([{ category: 'pork' }]);
  expect(conflictsOf(food('Bresaola', 'cold_cuts'), profile)).toEqual([]);
  expect(foodsNamedIn('pane e mortadella').flatMap((one) => notedConflicts(one, profile))).toHaveLength(1);
});

test.each([
  ['maiale', 'pane e mortadella', true],
  ['halal', 'risotto sfumato con vino', true],
  ['kosher', 'pasta con gamberi', true],
  ['pesce', 'insalata di tonno', true],
  ['maiale', 'pane e bresaola', false],
  ['maiale', 'senza maiale', false],
])('of the excluded “%s” a note with “%s” is warned of: %s', (word, note, isWarned) => {
  const found = foodsNamedIn(note).flatMap((one) => notedConflicts(one, excluding(word)));

  expect(found.some(({ kind }) => kind === 'excluded')).toBe(isWarned);
});

test('a group is excluded by its category, or by another word for it', () => {
  expect(excludedGroupWords({ ...emptyProfile, excludedCategories: ['pork'] })).toContain('maiale');
  expect(excludedGroupWords(excluding('suino'))).toContain('maiale');
  expect(excludedGroupWords(excluding('kiwi'))).toEqual([]);
});
