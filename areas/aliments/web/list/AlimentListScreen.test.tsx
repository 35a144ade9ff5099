import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { micronutrientCodes } from '../../contract.ts';
import { alimentRoutes, type ListedAliment, micronutrientRoutes } from '../../contract/library.ts';
import { listedAliment } from '../../example.ts';
import { AlimentListScreen } from './AlimentListScreen.tsx';

const own = listedAliment('balsamicVinegar', { isOwn: true, source: 'own' });
const permissions = [
  ...['view', 'create', 'update', 'delete'].map((verb) => `${verb} aliments`),
  'view micronutrients',
];

async function open(aliments: ListedAliment[] = [own, listedAliment('pasta')], at = '/aliments') {
  respond(alimentRoutes.list, { aliments, isSimilarOnly: false, nextPage: 0 });
  respond(micronutrientRoutes.list, {
    micronutrients: micronutrientCodes.map((id) => ({ id, isActiveForUser: id === 'fiber' || id === 'iron' })),
  });
  const view = await renderScreen(AlimentListScreen, { path: '/aliments', at, texts: ['aliments'], permissions });
  await screen.findByRole('button', { name: 'Nutrienti' });
  return view;
}

const cellsOf = async (name: RegExp) =>
  within((await screen.findByRole('link', { name })).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .slice(1, 7);

test('columns are the macros and the chosen micronutrients; what is not known is a dash, not 0', async () => {
  await open();

  await screen.findByRole('columnheader', { name: 'Ferro (mg)' });
  expect(await cellsOf(/Aceto balsamico/)).toEqual(['88', '0,5', '–', '0', '–', '0,72']);
  expect(await cellsOf(/Pasta secca/)).toEqual(['353', '12,5', '70,5', '1,2', '5,1', '1,5']);
});

test('energy that nobody stated is marked as calculated, as on the page of the food', async () => {
  const noEnergy = { calories: null, protein_tot: 10, carbs_tot: 20, lipids_tot: 1, micronutrients: {} };
  await open([{ ...own, ...noEnergy }, listedAliment('pasta')]);

  expect((await cellsOf(/Aceto balsamico/))[0]).toBe('129calcolato');
  expect((await cellsOf(/Pasta secca/))[0]).toBe('353');
});

test('the list follows the search while it is typed; the typed words and filters are in the address', async () => {
  const { router } = await open();

  await userEvent.type(screen.getByRole('searchbox', { name: /Cerca un alimento/ }), 'pa');
  await waitFor(() => expect(requestsTo(alimentRoutes.list).at(-1)?.query).toEqual({ search: 'pa', page: '1' }));
  await userEvent.click(screen.getByRole('radio', { name: 'I miei' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'pa', owner: 'own' }));
});

test('a range of a nutrient needs the nutrient first', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Filtri' }));
  const minimum = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Almeno' });
  expect(minimum.disabled).toBe(true);

  await userEvent.click(screen.getByRole('combobox', { name: 'Quantità in 100 g di' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Fibra alimentare' }));
  await waitFor(() => expect(minimum.disabled).toBe(false));
  await userEvent.type(minimum, '6');

  await waitFor(() =>
    expect(requestsTo(alimentRoutes.list).at(-1)?.query).toMatchObject({ nutrient: 'fiber', nutrientMin: '6' }),
  );
});

test('equivalents of a food have their grams, and the food can be removed from the filter', async () => {
  const pasta = listedAliment('pasta');
  respond(alimentRoutes.get, {
    aliment: { ...pasta, synonyms: '', otherAllergens: '', states: {}, sourceRef: '1', label: null },
  });
  const { router } = await open(
    [listedAliment('rice', { equalQuantity: 92 })],
    `/aliments?reference_aliment_id=${pasta.id}`,
  );

  expect(await screen.findByText(/I più simili a 100 g di Pasta secca, a parità di carboidrati: \d+/)).toBeTruthy();
  expect(await screen.findByRole('cell', { name: '92 g' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mostra tutti gli alimenti' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a food of the library can be copied, not deleted; a deletion says when the food was archived instead', async () => {
  await open();
  const menuOf = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${name}` }));
    return within(await screen.findByRole('menu'));
  };
  const library = (await menuOf('Pasta secca')).getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(library).toEqual(['Apri', 'Trova equivalenti', 'Crea una copia']);
  await userEvent.keyboard('{Escape}');
  respond(alimentRoutes.delete, { isArchived: true });

  await userEvent.click((await menuOf('Aceto balsamico')).getByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina alimento' }));

  expect(await screen.findByText('«Aceto balsamico» è usato: è stato archiviato.')).toBeTruthy();
});

test('the chosen nutrients are saved', async () => {
  await open();
  respond(micronutrientRoutes.save, {});
  await userEvent.click(screen.getByRole('button', { name: 'Nutrienti' }));
  const dialog = within(await screen.findByRole('dialog'));

  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Ferro (mg)' }));
  await userEvent.type(dialog.getByRole('searchbox'), 'calc');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Calcio (mg)' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salva' }));

  await waitFor(() =>
    expect(requestsTo(micronutrientRoutes.save)[0]?.body).toEqual({ micronutrient_ids: ['fiber', 'calcium'] }),
  );
});
