import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { dietaryProfileRoutes } from '../contract.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { openOwnProfile } from './testing/open-own-profile.tsx';

const { get, save } = dietaryProfileRoutes;

test('an allergy to strawberries in the notes is added to the fields as an allergy', async () => {
  const profile = { ...emptyProfile, note: 'Sono allergica alle fragole' };
  respond(get.own, { profile, version: 1, asksStates: true, changes: [] });
  respond(save.own, { profile, version: 2, asksStates: true, changes: [] });
  await openOwnProfile();

  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi: fragole' }));
  expect(screen.getByText('Di questi, allergie')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() =>
    expect(requestsTo(save.own)[0]?.body).toMatchObject({ excludedWords: ['fragole'], allergicWords: ['fragole'] }),
  );
});

test('a pregnancy that the notes say is over is switched off with a tap', async () => {
  const profile = { ...emptyProfile, isPregnant: true, note: 'Non sono più incinta' };
  respond(get.own, { profile, version: 1, asksStates: true, changes: [] });
  respond(save.own, { profile, version: 2, asksStates: true, changes: [] });
  await openOwnProfile();

  await userEvent.click(await screen.findByRole('button', { name: 'Segna: Non più in gravidanza' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(save.own)[0]?.body).toMatchObject({ isPregnant: false }));
});
