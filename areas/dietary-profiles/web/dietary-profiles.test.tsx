import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type DietaryProfile, type DietaryProfileResponse, dietaryProfileRoutes } from '../contract.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { ClientAllergies } from './ClientAllergies.tsx';
import { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';
import { openOwnProfile } from './testing/open-own-profile.tsx';

const { get, save } = dietaryProfileRoutes;
const { id } = exampleClient;
const texts = ['dietary-profiles', 'aliments'];
const permissions = ['view meal plans', 'update meal plans', 'view clients', 'view aliments'];

const allergic: DietaryProfile = {
  ...emptyProfile,
  allergies: [{ allergen: 'nuts', severity: 'allergy' }],
  diet: 'vegetarian',
  excludedWords: ['cipolla'],
};

function answer(profile: DietaryProfile, version = 1): DietaryProfileResponse {
  const change = { version, changedAt: '2026-11-20T09:00:00.000Z', isByClient: true, author: null };
  const added = [{ kind: 'allergy', allergen: 'nuts', severity: 'allergy' } as const];
  return { profile, version, asksStates: true, changes: version === 0 ? [] : [{ ...change, added, removed: [] }] };
}

const Panel = () => <ClientDietaryProfilePanel clientId={id} />;

async function openPanel(profile: DietaryProfile, version = 1) {
  respond(get.client, answer(profile, version));
  respond(clientRoutes.detail, { client: exampleClient });
  await renderScreen(Panel, { texts, permissions });
}

test('the panel names allergies, diet and exclusions, and who said so', async () => {
  await openPanel(allergic);

  expect(await screen.findByText('Allergia: Frutta a guscio')).toBeTruthy();
  expect(screen.getByText('Vegetariana')).toBeTruthy();
  expect(screen.getByText('Non mangia: cipolla')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Chi l’ha indicato, e quando' }));
  expect(screen.getByText('+ Allergia: Frutta a guscio')).toBeTruthy();
  expect(screen.getByText(new RegExp(exampleClient.name))).toBeTruthy();
});

test('the panel and the form say which excluded words no food has, so that they are not checked', async () => {
  const profile = { ...emptyProfile, excludedWords: ['nichel', 'cipolla', 'istamina'] };
  respond(get.client, { ...answer(profile), unmatchedWords: ['nichel', 'istamina'] });
  respond(clientRoutes.detail, { client: exampleClient });
  await renderScreen(Panel, { texts, permissions });
  const bannerText =
    'Nessun alimento contiene le parole «nichel» e «istamina»: non vengono controllate, usa nomi di alimenti.';
  expect(await screen.findByText(bannerText)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));
  expect(form.getByText(bannerText)).toBeTruthy();
  await userEvent.click(form.getByRole('combobox', { name: 'Altri alimenti esclusi' }));
  await userEvent.keyboard('{Backspace}');
  expect(form.getByText(/la parola «nichel»: non viene controllata/)).toBeTruthy();
});

test('a profile that nobody filled in is not shown as a client without allergies', async () => {
  await openPanel(emptyProfile, 0);

  expect(await screen.findByText(/Questo profilo è ancora vuoto/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Compila' })).toBeTruthy();
});

test('the header names all allergies, then the intolerances, each with a link to the profile', async () => {
  const allergies = [
    { allergen: 'peanuts', severity: 'allergy' },
    { allergen: 'gluten', severity: 'intolerance' },
    { allergen: 'milk', severity: 'allergy' },
    { allergen: 'eggs', severity: 'allergy' },
    { allergen: 'celery', severity: 'allergy' },
    { allergen: 'mustard', severity: 'allergy' },
  ] as const;
  respond(get.client, answer({ ...emptyProfile, allergies: [...allergies] }));
  await renderScreen(() => <ClientAllergies clientId={id} />, { texts, permissions });

  await screen.findByRole('link', { name: /^Allergie/ });
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Allergie: arachidi, latte, uova, sedano, senape',
    'Intolleranze: glutine',
  ]);
  for (const link of links) expect(link.getAttribute('href')).toBe(`/clients/${id}#dietary-profile`);
});

test('the header of a client with coeliac disease says that they eat without gluten, and says so of lactose', async () => {
  respond(get.client, answer({ ...emptyProfile, isGlutenFree: true, isLactoseFree: true }));
  await renderScreen(() => <ClientAllergies clientId={id} />, { texts, permissions });

  const link = await screen.findByRole('link', { name: 'Senza glutine, senza lattosio' });
  expect(link.getAttribute('href')).toBe(`/clients/${id}#dietary-profile`);
});

test('the header says nothing of a client without allergies, and has no link for who may see visits only', async () => {
  respond(get.client, answer(emptyProfile));
  const { unmount } = await renderScreen(() => <ClientAllergies clientId={id} />, { texts, permissions });
  await waitFor(() => expect(requestsTo(get.client)).toHaveLength(1));
  expect(screen.queryByText(/Allergie/)).toBeNull();
  unmount();

  respond(get.client, answer(allergic));
  await renderScreen(() => <ClientAllergies clientId={id} />, { texts, permissions: ['view visits', 'view clients'] });
  expect(await screen.findByText('Allergie: frutta a guscio')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a professional adds an intolerance and saves it on the version that they opened', async () => {
  await openPanel(allergic);
  respond(save.client, answer(allergic, 2));

  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));
  await userEvent.click(form.getByRole('combobox', { name: 'Aggiungi un allergene' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Latte/ }));
  const milk = within(form.getByRole('radiogroup', { name: 'Latte' }));
  await userEvent.click(milk.getByRole('radio', { name: 'Intolleranza' }));
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(save.client)).toHaveLength(1));
  expect(requestsTo(save.client)[0]?.body).toMatchObject({
    version: 1,
    allergies: [
      { allergen: 'nuts', severity: 'allergy' },
      { allergen: 'milk', severity: 'intolerance' },
    ],
    excludedAlimentIds: [],
  });
});

test('an allergen is found by the foods that contain it, as people call them', async () => {
  await openPanel({ ...allergic, allergies: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));
  const field = form.getByRole('combobox', { name: 'Aggiungi un allergene' });

  for (const [typed, allergen] of [
    ['gamberetti', 'Crostacei'],
    ['frumento', 'Glutine'],
    ['COZZ', 'Molluschi'],
    ['uova', 'Uova'],
    ['frutta secca', 'Frutta a guscio'],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    const list = within(document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document.body);
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(allergen),
    ]);
  }
  await userEvent.clear(field);
  await userEvent.type(field, 'lattosio');
  expect(await screen.findByText(/Lattosio, glutine e nichel hanno una voce propria/)).toBeTruthy();
});

test('an allergen that is typed and ended with Enter or Tab is part of what is saved', async () => {
  respond(get.own, answer({ ...allergic, allergies: [] }));
  respond(save.own, answer(allergic, 2));
  await openOwnProfile();
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Aggiungi un allergene' });

  await userEvent.type(field, 'gamberetti{Enter}');
  expect(field.value).toBe('');
  await userEvent.type(field, 'noci{Tab}');
  await userEvent.type(field, 'uova');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(save.own)).toHaveLength(1));
  expect(requestsTo(save.own)[0]?.body).toMatchObject({
    allergies: ['crustaceans', 'nuts', 'eggs'].map((allergen) => ({ allergen, severity: 'allergy' })),
  });
});

test('a typed allergen that is not in the list is not reported as saved', async () => {
  respond(get.own, answer(allergic));
  respond(save.own, answer(allergic, 2));
  await openOwnProfile();
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Aggiungi un allergene' });

  await userEvent.type(field, 'kiwi');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  expect(await screen.findByText(/^«kiwi» non è stato scelto\. Nessun allergene con questo nome/)).toBeTruthy();
  expect(field.value).toBe('kiwi');
  expect(requestsTo(save.own)).toHaveLength(0);

  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(save.own)).toHaveLength(1));
});

test('a category, a food or a word that is typed and not chosen is not reported as saved', async () => {
  await openPanel(allergic);
  respond(save.client, answer(allergic, 2));
  respond(alimentRoutes.options, { options: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));

  await userEvent.type(form.getByRole('combobox', { name: 'Categorie escluse' }), 'dolcetti');
  await userEvent.type(form.getByRole('combobox', { name: 'Cerca un alimento da escludere' }), 'seitan');
  await userEvent.type(form.getByRole('combobox', { name: 'Altri alimenti esclusi' }), 'aglio');
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));

  expect(await form.findByText('«dolcetti» non è stato scelto. Nessuna voce con questo nome.')).toBeTruthy();
  expect(await form.findByText('«seitan» non è stato scelto. Nessun alimento trovato.')).toBeTruthy();
  expect(requestsTo(save.client)).toHaveLength(0);

  await userEvent.clear(form.getByRole('combobox', { name: 'Categorie escluse' }));
  await userEvent.clear(form.getByRole('combobox', { name: 'Cerca un alimento da escludere' }));
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(save.client)[0]?.body).toMatchObject({ excludedWords: ['cipolla', 'aglio'] }));
});

test('the form of the professional says that the client reads the notes and may change them', async () => {
  await openPanel(allergic);

  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));

  const form = within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));
  expect(form.getByText('Le legge anche il cliente, che può cambiarle nelle sue impostazioni.')).toBeTruthy();
});

test('a client edits their own profile without searching the library of foods', async () => {
  respond(get.own, { ...answer(allergic), asksStates: false });
  respond(save.own, answer(allergic, 2));
  await openOwnProfile();

  await userEvent.type(await screen.findByRole('combobox', { name: 'Altri alimenti esclusi' }), 'aglio{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(save.own)[0]?.body).toMatchObject({ excludedWords: ['cipolla', 'aglio'] }));
  expect(screen.queryByRole('combobox', { name: 'Cerca un alimento da escludere' })).toBeNull();
  expect(screen.queryByText('In gravidanza')).toBeNull();
});
