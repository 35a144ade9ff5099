import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { dietaryProfileRoutes } from '../contract.ts';
import { emptyProfile } from '../rules/empty-profile.ts';
import { openOwnProfile } from './testing/open-own-profile.tsx';

test.each([true, false])(
  'the settings of a client say before anything is typed that a profile is not read without the consent: %s',
  async (isConsentGiven) => {
    respond(dietaryProfileRoutes.get.own, { profile: emptyProfile, version: 1, asksStates: false, changes: [] });
    await openOwnProfile({ isConsentGiven });
    await screen.findByRole('button', { name: 'Salva' });

    expect((await screen.findAllByRole('heading'))[0]?.textContent).toBe('Alimentazione e allergie');
    expect(screen.queryByRole('link', { name: 'Vai ai consensi' }) === null).toBe(isConsentGiven);
    expect(screen.queryByText(/ne tiene conto quando scrive ricette/) !== null).toBe(isConsentGiven);
  },
);
