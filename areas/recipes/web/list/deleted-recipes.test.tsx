import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { recipeRoutes } from '../../contract/library.ts';
import { RecipeListScreen } from './RecipeListScreen.tsx';

const deleted = {
  id: '0199f2a4-5c00-7012-8000-000000000001',
  title: 'Pasta e fagioli',
  deletedAt: new Date().toISOString(),
};

async function open(permissions: string[]) {
  respond(recipeRoutes.list, { recipes: [], nextPage: 0 });
  await renderScreen(RecipeListScreen, {
    path: '/recipes',
    at: '/recipes',
    permissions: ['view recipes', ...permissions],
    texts: ['recipes', 'aliments'],
  });
}

test('also after a reload, a deleted recipe is restored from what was deleted', async () => {
  await open(['delete recipes']);
  respond(recipeRoutes.deleted, { deleted: [deleted] });
  respond(recipeRoutes.undelete, {});
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminazioni recenti' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Eliminazione: oggi')).toBeTruthy();

  respond(recipeRoutes.deleted, { deleted: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Ripristina Pasta e fagioli' }));

  await waitFor(() => expect(requestsTo(recipeRoutes.undelete)).toHaveLength(1));
  expect(await dialog.findByText(/^Niente da ripristinare/)).toBeTruthy();
});

test('who may not delete recipes restores none', async () => {
  await open([]);

  expect(await screen.findByRole('heading', { name: 'Ricette' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Eliminazioni recenti' })).toBeNull();
});
