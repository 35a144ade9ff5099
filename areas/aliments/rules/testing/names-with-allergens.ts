import type { Allergen } from '../../contract/taxonomy.ts';

/** Allergens by the first letters that tables use. */
const letters: Record<string, Allergen> = {
  glu: 'gluten',
  cru: 'crustaceans',
  egg: 'eggs',
  fis: 'fish',
  pea: 'peanuts',
  soy: 'soybeans',
  mil: 'milk',
  nut: 'nuts',
  ses: 'sesame',
  sul: 'sulphites',
  mol: 'molluscs',
  cel: 'celery',
};

/** Reads lines like `Uova al curry: egg mil`: names of foods, each with the allergens that it names; `-` for none. */
export function namesIn(table: string): { name: string; named: Allergen[] }[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', named = ''] = row.split(': ');
      return { name, named: named === '-' ? [] : named.split(' ').flatMap((one) => letters[one] ?? []) };
    });
}
