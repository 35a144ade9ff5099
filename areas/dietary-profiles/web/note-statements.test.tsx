import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { dietaryProfileRoutes } from '../contract.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { openOwnProfile } from './testing/open-own-profile.tsx';

const { get, save } = dietaryProfileRoutes;

async function openWithNote(note: string, asksStates = true): Promise<void> {
  respond(get.own, { profile: { ...emptyProfile, note }, version: 1, asksStates, changes: [] });
  respond(save.own, { profile: emptyProfile, version: 2, asksStates, changes: [] });
  await openOwnProfile();
}

test('allergies and a pregnancy in the notes are added to the fields with a tap, which alone are checked', async () => {
  await openWithNote('');
  const note = await screen.findByRole('textbox', { name: 'Note' });
  await userEvent.type(note, 'Sono allergica alle noci. Incinta alla 20a settimana.');
  expect(screen.getByText(/Le note parlano di: frutta a guscio, in gravidanza/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi: Frutta a guscio' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi: In gravidanza' }));
  expect(screen.queryByText(/Le note parlano di/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  const allergies = [{ allergen: 'nuts', severity: 'allergy' }];
  await waitFor(() => expect(requestsTo(save.own)[0]?.body).toMatchObject({ allergies, isPregnant: true }));
});

test('an allergy to a food that is none of the allergens is added to the excluded words with a tap', async () => {
  await openWithNote('Allergia al kiwi e al polline');
  expect(await screen.findByText(/Le note parlano di: kiwi\./)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi: kiwi' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(save.own)[0]?.body).toMatchObject({ excludedWords: ['kiwi'] }));
});

test('a complaint about a food, which declares nothing by itself, is not said to be confirmed in meal plans', async () => {
  await openWithNote('Il latte mi fa male');

  expect(await screen.findByText(/^Le note parlano di: .+ Se è così, aggiungilo ai campi sopra/)).toBeTruthy();
});

test.each([
  ...['Adoro le noci e il pesce', 'Mia sorella è celiaca', 'Vorrei restare incinta', 'Vorrebbe una gravidanza'],
  ...['La sorella è incinta', 'Wants to become pregnant', 'His wife is pregnant', 'Hopes to be pregnant soon'],
])('the notes “%s” propose nothing', async (note) => {
  await openWithNote(note);

  expect(await screen.findByDisplayValue(note)).toBeTruthy();
  expect(screen.queryByText(/Le note parlano di/)).toBeNull();
});

test.each(['Sono incinta, vorrei mangiare bene', 'Incinta alla 20a settimana', 'She is pregnant'])(
  'the notes “%s” propose a pregnancy',
  async (note) => {
    await openWithNote(note);

    expect(await screen.findByText(/Le note parlano di: in gravidanza/)).toBeTruthy();
  },
);

test('the notes of a man propose no pregnancy', async () => {
  await openWithNote('Mia moglie è in gravidanza, sono in gravidanza anch’io', false);

  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeTruthy();
  expect(screen.queryByText(/Le note parlano di/)).toBeNull();
});
