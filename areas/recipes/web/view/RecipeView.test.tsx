import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listedAliment } from '#areas/aliments/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { recipeRoutes } from '../../contract/library.ts';
import { recipeDraft, storedIngredient } from '../../example.ts';
import { RecipeScreen } from '../edit/RecipeScreens.tsx';

const pasta = listedAliment('pasta');
const id = '0199f2a4-5c00-7012-8000-000000000001';
const recipe = {
  ...recipeDraft,
  id,
  version: 1,
  components: [storedIngredient(pasta.id, 160, '0199f2a4-5c00-7012-8000-000000000002')],
  aliments: [pasta],
  picture: null,
};

const open = (permissions: string[], language: 'it' | 'en' = 'it', shown = recipe) => {
  respond(recipeRoutes.get, { recipe: shown });
  return renderScreen(RecipeScreen, {
    path: '/recipes/$id/edit',
    at: `/recipes/${id}/edit`,
    permissions,
    language,
    texts: ['recipes', 'aliments'],
  });
};

test('who may only view recipes reads ingredients, steps and values, without a field', async () => {
  await open(['view recipes']);
  const ingredients = within(await screen.findByRole('region', { name: 'Ingredienti' }));

  expect(ingredients.getByRole('listitem').textContent).toMatch(/Pasta secca.*160 g.*565 kcal/);
  expect(screen.getByText('Cuoci la pasta in acqua salata.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Valori' })).getByText('282')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Azioni per la ricetta/ })).toBeNull();
});

test('an own food without declared allergens has the one that its name suggests, and salt of the table is not listed', async () => {
  const undeclared = { allergens: {}, declaresAllergens: false, name_en: '' };
  const cream = listedAliment('oliveOil', { ...undeclared, name: 'Crema di nocciole', isOwn: true });
  const salt = listedAliment('balsamicVinegar', { ...undeclared, name: 'Sale' });
  const components = [cream, salt].map(({ id: food }, index) =>
    storedIngredient(food, 10, `0199f2a4-5c00-7012-8000-00000000001${index}`),
  );
  await open(['view recipes'], 'it', { ...recipe, components, aliments: [cream, salt] });
  const card = within(await screen.findByRole('region', { name: 'Allergeni e diete' }));

  expect(card.getByRole('listitem').textContent).toBe('Frutta a guscioLo fa pensare il nomeda Crema di nocciole');
  expect(card.getByText(/^Non dichiarati per/).textContent).toBe('Non dichiarati per Crema di nocciole.');
});

test('a text without a translation is read as it was written', async () => {
  await open(['view recipes'], 'en');

  expect(await screen.findByText('Cook the pasta in salted water.')).toBeTruthy();
  expect(screen.getByText('Primo piatto semplice')).toBeTruthy();
});

test('who may change recipes finds the form', async () => {
  await open(['view recipes', 'update recipes']);

  expect(await screen.findByRole('textbox', { name: 'Nome' })).toMatchObject({ value: 'Pasta al pomodoro' });
});
