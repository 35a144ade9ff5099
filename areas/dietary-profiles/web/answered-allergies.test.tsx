import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type Declaration, declarationRoutes, type DietaryProfileResponse, dietaryProfileRoutes } from '../contract.ts';
import { declarationExample } from '../example.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';
import { openOwnProfile } from './testing/open-own-profile.tsx';

const { get, save } = dietaryProfileRoutes;
const { id } = exampleClient;
const none = 'Nessuna allergia o intolleranza, oltre a quanto indicato';

const silent: DietaryProfileResponse = {
  ...{ profile: emptyProfile, version: 0, asksStates: true, changes: [], declarations: [] },
  hasAnsweredAllergies: false,
};

async function openPanel(response: Partial<DietaryProfileResponse>) {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(declarationRoutes.decide, silent);
  respond(get.client, { ...silent, ...response });
  respond(save.client, silent);
  const permissions = ['view clients', 'view meal plans', 'update meal plans'];
  await renderScreen(() => <ClientDietaryProfilePanel clientId={id} />, {
    texts: ['dietary-profiles', 'aliments'],
    permissions,
  });
}

async function confirmDeclared(text: string, others: Partial<Declaration>[] = []) {
  const declared = { ...declarationExample, question: '', source: 'goal' as const, text };
  await openPanel({ declarations: [declared, ...others.map((other) => ({ ...declarationExample, ...other }))] });
  const [button] = await screen.findAllByRole('button', { name: 'Conferma' });
  if (button) await userEvent.click(button);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salva e conferma' }));
  await waitFor(() => expect(requestsTo(save.client)).toHaveLength(1));
  return requestsTo(save.client)[0]?.body;
}

test('a confirmed pregnancy does not say that the client has no allergies', async () => {
  expect(await confirmDeclared('Sono incinta')).toMatchObject({ isPregnant: true, hasNoOtherAllergies: false });
});

test('a confirmed allergy to a food that is none of the allergens is stated in the profile', async () => {
  expect(await confirmDeclared('Allergica al kiwi')).toMatchObject({
    excludedWords: ['kiwi'],
    allergicWords: ['kiwi'],
    hasNoOtherAllergies: false,
  });
});

test.each([
  ['which states a diet, does not say that the client has no other allergies', 'Celiachia dal 2015', []],
  [
    'of one of two declarations about allergies does not say that there are no other ones',
    'Allergica al kiwi',
    [{ questionId: newId(), text: 'Crostacei, orticaria' }],
  ],
])('a confirmation %s', async (_, text, others) => {
  expect(await confirmDeclared(text, others)).toMatchObject({ hasNoOtherAllergies: false });
});

test('the panel of a profile that states only a pregnancy says that allergies were not declared', async () => {
  await openPanel({ profile: { ...emptyProfile, isPregnant: true }, version: 1 });

  expect(await screen.findByText('Allergie e intolleranze non ancora dichiarate.')).toBeTruthy();
  expect(screen.getByText('In gravidanza')).toBeTruthy();
});

test('a professional says that there are no allergies with a tick', async () => {
  await openPanel({});
  await userEvent.click(await screen.findByRole('button', { name: 'Compila' }));
  const form = within(await screen.findByRole('dialog'));

  await userEvent.click(form.getByRole('checkbox', { name: none }));
  await userEvent.click(form.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(save.client)[0]?.body).toMatchObject({ hasNoOtherAllergies: true }));
});

test('the settings of a client whose profile states a diet alone ask for allergies still, and where to say that there are none', async () => {
  respond(get.own, { ...silent, profile: { ...emptyProfile, diet: 'vegan' }, version: 1 });
  await openOwnProfile();

  expect(await screen.findByText(/^Non hai ancora detto se hai allergie o intolleranze/)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: none })).toBeTruthy();
});

test.each([
  ['says that nothing was declared', [], true],
  [
    'says so beside a declared diet, which is no answer',
    [{ ...declarationExample, question: 'Segui una dieta vegana?', text: '' }],
    true,
  ],
  ['does not say so beside a declared allergy', [declarationExample], false],
])('the panel of an empty profile %s', async (_says, declarations, isShown) => {
  await openPanel({ declarations });

  expect(await screen.findByText(/Questo profilo è ancora vuoto/)).toBeTruthy();
  expect(screen.queryByText('Allergie e intolleranze non ancora dichiarate.') !== null).toBe(isShown);
});
