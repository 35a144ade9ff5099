import { expect, test } from 'vitest';
import type { Allergen } from '../contract/taxonomy.ts';
import { allergensNamedByFood } from './named-allergens.ts';

test.each<[string, Allergen]>([
  ['Mushroom oyster sauce', 'molluscs'],
  ['Noodles, mushroom, oyster sauce', 'molluscs'],
  ['Butternut squash, scallop and prawn', 'molluscs'],
  ['Condimento acciughe per pesce', 'fish'],
  ['Mix salmone per pesce', 'fish'],
  ['Tonno, vegetali e riso', 'fish'],
])('“%s” names %s beside a name of another food', (name, allergen) => {
  expect(allergensNamedByFood(name)).toContain(allergen);
});

test.each<[string, Allergen]>([
  ['Mushrooms, oyster, raw', 'molluscs'],
  ['Squash, scallop, raw', 'molluscs'],
  ['Spezie miste per pesce', 'fish'],
])('“%s” names no %s', (name, allergen) => {
  expect(allergensNamedByFood(name)).not.toContain(allergen);
});
