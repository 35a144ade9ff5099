import { expect, test } from 'vitest';
import { exampleAliments as food, exampleComponent } from '#areas/aliments/example.ts';
import { shoppingLines } from './shopping-lines.ts';

const id = '0199f2a4-5c00-7003-8000-0000000000aa';

test('600 g of a food whose usual measure is «100 g» are 600 g to buy, not «6 100 g»', () => {
  const portions = [{ label: '100 g', label_en: '100 g', grams: 100, isDefault: true }];
  const [line] = shoppingLines([exampleComponent({ ...food.zucchini, portions }, 600, id)], 1);

  expect(line).toMatchObject({ grams: 600, pieces: null });
});
