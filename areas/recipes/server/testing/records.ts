import { newId } from '#shell/common/ids.ts';
import { type CreateRecords, recordOf } from '#database/testing/records.ts';
import { recipeDraft, storedIngredient } from '../../example.ts';
import { createRecipe } from '../operations/recipes.ts';

export const createRecords: CreateRecords = async ({ admin, ids }) => {
  const components = [storedIngredient(recordOf(ids, 'aliments'), 80, newId())];
  const { recipe } = await createRecipe(admin, { ...recipeDraft, name: 'Ricetta riservata', components });
  return { shared: { recipes: recipe.id } };
};
