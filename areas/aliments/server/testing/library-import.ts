import type pg from 'pg';
import { inTransaction } from '#shell/server/database/owner-transaction.ts';
import type { ImportedFood } from '../import/food.ts';
import { storeFoods } from '../import/store-foods.ts';

const plainFood: ImportedFood = {
  ...{ ref: '1', name_it: '', name_en: '', synonyms: '', brand: '', category: 'other', form: 'as_sold' },
  ...{ allergens: {}, declares_allergens: false, other_allergens: '', suits: [], portions: [], barcode: null },
  ...{ calories: 250, protein_tot: 8, carbs_tot: 48, lipids_tot: 2, micronutrients: {}, states: {} },
};

/** Stores a food in the library as an import of the source does. */
export async function importIntoLibrary(
  owner: pg.ClientBase,
  source: string,
  food: Partial<ImportedFood>,
): Promise<void> {
  const target = { source, account: null, fingerprint: '', file_name: '', edition: '1', licence: '', citation: '' };
  await inTransaction(owner, () => storeFoods(owner, target, [{ ...plainFood, ...food }]));
}
