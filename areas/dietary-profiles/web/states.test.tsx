import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type DietaryProfile, dietaryProfileRoutes } from '../contract.ts';
import { declarationExample } from '../example.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';

const { id } = exampleClient;
const Panel = () => <ClientDietaryProfilePanel clientId={id} />;

/** Opens the form of the profile of a woman past the age for pregnancy. */
async function openForm(profile: DietaryProfile) {
  const answer = { profile, version: 1, asksStates: true, asksMaternalStates: false, changes: [] };
  respond(dietaryProfileRoutes.get.client, answer);
  respond(clientRoutes.detail, { client: exampleClient });
  await renderScreen(Panel, {
    texts: ['dietary-profiles', 'aliments'],
    permissions: ['view meal plans', 'update meal plans', 'view clients', 'view aliments'],
  });
  await userEvent.click(await screen.findByRole('button', { name: /Modifica|Compila|Indica/ }));
  return within(await screen.findByRole('dialog', { name: 'Alimentazione e allergie' }));
}

test('of a woman past the age for it pregnancy and breastfeeding are asked for only when they are stated; menopause always', async () => {
  const form = await openForm(emptyProfile);
  expect(form.getByText('Menopausa')).toBeTruthy();
  expect(form.queryByRole('switch', { name: 'In gravidanza' })).toBeNull();
  cleanup();

  const stated = await openForm({ ...emptyProfile, isPregnant: true });
  expect(stated.getByRole('switch', { name: 'In gravidanza' })).toBeTruthy();
});

test.each([
  [
    'goal',
    'Obiettivo della scheda cliente, scritto il 1 feb 2026, non ancora confermato nel profilo',
    'nell’obiettivo',
  ],
  ['note', 'Note della scheda cliente, modificate il 1 feb 2026, non ancora confermato nel profilo', 'nelle note'],
] as const)(
  'a state written in the %s of the record names this text and stays there when it is rejected',
  async (source, shown, stays) => {
    const declarations = [{ ...declarationExample, question: '', text: 'In gravidanza', source }];
    const profile = { profile: emptyProfile, version: 0, asksStates: true, changes: [], declarations };
    respond(dietaryProfileRoutes.get.client, profile);
    respond(clientRoutes.detail, { client: exampleClient });
    const permissions = ['view clients', 'view meal plans', 'update meal plans'];
    await renderScreen(Panel, { texts: ['dietary-profiles', 'aliments'], permissions });
    expect(await screen.findByText(shown)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Rifiuta' }));

    expect(await screen.findByText(new RegExp(`«In gravidanza» resta ${stays} della scheda cliente`))).toBeTruthy();
  },
);
