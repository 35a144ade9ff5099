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
const [bread, snackCake, biscuit] = [bakery('bread', 3), bakery('cake', 35), bakery('biscuit', 25)];

test('bread replaces pasta; a filled snack cake replaces a biscuit, not pasta; nothing replaces itself', () => {
  expect(mayReplace(pasta, bread)).toBe(true);
  expect(mayReplace(pasta, snackCake)).toBe(false);
  expect(mayReplace(biscuit, snackCake)).toBe(true);
  expect(mayReplace(pasta, pasta)).toBe(false);
});
