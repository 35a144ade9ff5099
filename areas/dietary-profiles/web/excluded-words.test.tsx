import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { dietaryProfileRoutes } from '../contract.ts';
import { declarationExample } from '../example.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { ClientAllergies } from './ClientAllergies.tsx';

const clientId = '0199a000-0000-7000-8000-00000000c001';
const open = () =>
  renderScreen(() => <ClientAllergies clientId={clientId} />, {
    permissions: ['view meal plans'],
    texts: ['dietary-profiles', 'aliments'],
  });
const response = { profile: emptyProfile, version: 1, asksStates: false, changes: [] };

test('the head names a food that is none of the allergens before its declaration is confirmed', async () => {
  const declarations = [{ ...declarationExample, text: 'Kiwi e noci' }];
  respond(dietaryProfileRoutes.get.client, { ...response, declarations });
  await open();

  expect((await screen.findByText(/^Da confermare/)).textContent).toBe('Da confermare: frutta a guscio, kiwi');
});

test('the head names the excluded words of a profile', async () => {
  const profile = { ...emptyProfile, excludedWords: ['kiwi', 'fave'] };
  respond(dietaryProfileRoutes.get.client, { ...response, profile });
  await open();

  expect(await screen.findByText('Non mangia: kiwi, fave')).toBeTruthy();
});

test('who follows the rules of a religion eats what it names, beside what they do not eat', async () => {
  const profile = { ...emptyProfile, excludedWords: ['halal', 'fave'] };
  respond(dietaryProfileRoutes.get.client, { ...response, profile });
  await open();

  expect(await screen.findByText('Mangia halal')).toBeTruthy();
  expect(screen.getByText('Non mangia: fave')).toBeTruthy();
});

test('the head names the diet of a profile', async () => {
  respond(dietaryProfileRoutes.get.client, { ...response, profile: { ...emptyProfile, diet: 'vegan' } });
  await open();

  expect(await screen.findByText('Vegana')).toBeTruthy();
});
