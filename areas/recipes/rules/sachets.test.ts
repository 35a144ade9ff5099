import { expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { ingredientQuantity } from './ingredient-quantity.ts';
import { meantFood } from './meant-food.ts';
import { parseIngredient } from './parse-ingredients.ts';

const hundred = { label: '100 g', label_en: '100 g', grams: 100, isDefault: true };
const sachet = { label: 'bustina', label_en: 'sachet', grams: 16, isDefault: false };
const food = (name: string, portions = [hundred]) =>
  listedAliment('oliveOil', { name, name_en: name, category: 'other', form: 'as_sold', portions });
const fresh = food('Lievito di birra fresco');
const powder = food('Lievito chimico per dolci', [sachet, hundred]);

const read = (text: string, candidates = [fresh, powder]) => {
  const line = { ...parseIngredient(text, 'it'), candidates, isSimilarOnly: false };
  const meant = meantFood(line);
  if (!meant) throw new Error(`No food for ${text}.`);
  const { quantity, isMissing } = ingredientQuantity(line, meant.aliment);
  return [meant.aliment.name, quantity, { isMissing, isFoodCertain: meant.isCertain }];
};

test('a sachet of yeast is the food that comes in sachets, with their weight, which a person confirms', () => {
  const toConfirm = { isMissing: false, isFoodCertain: false };

  expect(read('1 bustina di lievito')).toEqual(['Lievito chimico per dolci', 16, toConfirm]);
  expect(read('mezza bustina di lievito')).toEqual(['Lievito chimico per dolci', 8, toConfirm]);
});

test('a sachet of a food that comes in none has no quantity, never 100 g', () => {
  expect(read('1 bustina di lievito', [fresh])[2]).toMatchObject({ isMissing: true });
});

test('grams of yeast are of the food that is named first', () => {
  expect(read('25 g di lievito')).toMatchObject(['Lievito di birra fresco', 25, { isMissing: false }]);
});
