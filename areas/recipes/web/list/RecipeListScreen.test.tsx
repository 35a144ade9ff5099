import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { recipeRoutes } from '../../contract/library.ts';
import { RecipeListScreen } from './RecipeListScreen.tsx';

test('a recipe names what it contains apart from what it may contain and what is only suspected or suggested by names', async () => {
  const recipe = {
    id: '0199f2a4-5c00-7012-8000-000000000001',
    ...{ name: 'Pane e crema', name_en: '', portions: 1, yieldGrams: null, rawGrams: 100, ingredients: 2, uses: 0 },
    ...{ calories: 300, protein_tot: 8, carbs_tot: 40, lipids_tot: 12, incomplete: [], suits: [], thumbnailUrl: null },
    allergens: { gluten: 'contains', milk: 'may_contain', soybeans: 'suspected', nuts: 'named' } as const,
    declaresAllergens: false,
  };
  respond(recipeRoutes.list, { recipes: [recipe], nextPage: 0 });
  await renderScreen(RecipeListScreen, {
    path: '/recipes',
    at: '/recipes',
    permissions: ['view recipes'],
    texts: ['recipes', 'aliments'],
  });

  const text =
    'Glutine · può contenere: Latte · il nome fa pensare a: Frutta a guscio · sospetti: Soia · non tutti dichiarati';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
