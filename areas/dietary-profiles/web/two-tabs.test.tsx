import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type DietaryProfile, type DietaryProfileResponse, dietaryProfileRoutes } from '../contract.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';

const { get, save } = dietaryProfileRoutes;
const { id } = exampleClient;
const texts = ['dietary-profiles', 'aliments'];
const permissions = ['view meal plans', 'update meal plans', 'view clients', 'view aliments'];

const allergic: DietaryProfile = {
  ...emptyProfile,
  allergies: [{ allergen: 'nuts', severity: 'allergy' }],
  excludedWords: ['cipolla'],
};

function answer(profile: DietaryProfile, version = 1): DietaryProfileResponse {
  return { profile, version, asksStates: true, changes: [] };
}

const Panel = () => <ClientDietaryProfilePanel clientId={id} />;

async function openPanel(profile: DietaryProfile, version = 1) {
  respond(get.client, answer(profile, version));
  respond(clientRoutes.detail, { client: exampleClient });
  await renderScreen(Panel, { texts, permissions });
}

beforeEach(() => sessionStorage.clear());

test('what the client said meanwhile is merged into the form', async () => {
  await openPanel(allergic);
  const theirs = { ...allergic, excludedWords: ['cipolla', 'aglio'] };
  respondWithError(save.client, 409, { code: 'version_conflict', data: { record: answer(theirs, 2) } });

  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('switch', { name: /Senza glutine/ }));
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));

  expect((await form.findAllByText('aglio')).length).toBeGreaterThan(0);
  expect(form.getByRole<HTMLInputElement>('switch', { name: /Senza glutine/ }).checked).toBe(true);
});

test('an allergy that another tab added is named in words, beside the one that was added here', async () => {
  await openPanel(allergic);
  const theirs: DietaryProfile = {
    ...allergic,
    allergies: [...allergic.allergies, { allergen: 'celery', severity: 'allergy' }],
    excludedCategories: ['offal'],
  };
  respondWithError(save.client, 409, { code: 'version_conflict', data: { record: answer(theirs, 2) } });

  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('combobox', { name: 'Aggiungi un allergene' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Uova/ }));
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));

  expect(
    await form.findByText('Allergie e intolleranze: ora è Allergia: Frutta a guscio, Allergia: Sedano'),
  ).toBeTruthy();
  expect(form.getByText('Categorie escluse: ora è Frattaglie')).toBeTruthy();
  expect(form.getByRole('radiogroup', { name: 'Uova' })).toBeTruthy();
  expect(form.getByRole('radiogroup', { name: 'Sedano' })).toBeTruthy();
});

test('an allergen that both tabs added differently is a choice, and after a reload the draft has it once and can be saved', async () => {
  const [nuts] = allergic.allergies;
  const tolerated = { allergen: 'milk', severity: 'intolerance' };
  const draft = { ...allergic, allergies: [nuts, tolerated, { ...tolerated, severity: 'allergy' }] };
  sessionStorage.setItem(`draft.dietary-profiles.${id}`, JSON.stringify(draft));
  sessionStorage.setItem(`draft.dietary-profiles.${id}.base`, JSON.stringify({ version: 1, values: allergic }));
  await openPanel(
    { ...allergic, allergies: [...allergic.allergies, { allergen: 'milk', severity: 'intolerance' }] },
    2,
  );
  respond(save.client, answer(allergic, 3));

  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog'));

  expect(form.getByRole('radio', { name: 'Il tuo: Allergia: Latte' })).toBeTruthy();
  expect(form.getAllByRole('radiogroup', { name: 'Latte' })).toHaveLength(1);
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(requestsTo(save.client)).toHaveLength(1));
  expect(requestsTo(save.client)[0]?.body).toMatchObject({
    version: 2,
    allergies: [nuts, { allergen: 'milk', severity: 'allergy' }],
  });
});

test('an allergy that the other save removed stays until its removal, which is named, is chosen', async () => {
  const both: DietaryProfile = {
    ...allergic,
    allergies: [...allergic.allergies, { allergen: 'milk', severity: 'allergy' }],
  };
  await openPanel(both);
  respondWithError(save.client, 409, { code: 'version_conflict', data: { record: answer(allergic, 2) } });

  await userEvent.click(await screen.findByRole('button', { name: 'Modifica' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('combobox', { name: 'Aggiungi un allergene' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Uova/ }));
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));

  const removal = await form.findByRole('radio', { name: 'Quello salvato: senza «Allergia: Latte»' });
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Il tuo: Allergia: Latte' }).checked).toBe(true);
  expect(form.getByRole('radiogroup', { name: 'Latte' })).toBeTruthy();
  await userEvent.click(removal);
  expect(form.queryByRole('radiogroup', { name: 'Latte' })).toBeNull();
  expect(form.getByRole('radiogroup', { name: 'Uova' })).toBeTruthy();
});
