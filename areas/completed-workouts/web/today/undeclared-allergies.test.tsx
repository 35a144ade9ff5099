import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { type DietaryProfile, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { emptyToday, show } from './testing/show-today.tsx';

const { own } = dietaryProfileRoutes.get;
const permissions = ['view own training', 'update own nutrition'];

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

const showWithProfile = (profile: Partial<DietaryProfile>, today = emptyToday, granted = permissions) => {
  const version = Object.keys(profile).length;
  respond(own, {
    profile: { ...emptyProfile, ...profile },
    version,
    asksStates: false,
    changes: [],
    hasAnsweredAllergies: false,
  });
  return show(today, { permissions: granted });
};

test('a client without a program who never said anything about allergies is asked for them first', async () => {
  await showWithProfile({});

  const link = await screen.findByRole('link', { name: 'Indica allergie e intolleranze' });
  expect(link.getAttribute('href')).toBe('/settings/dietary-profile');
  expect(screen.getAllByRole('listitem')[0]?.contains(link)).toBe(true);
});

test('a client who is followed for training alone is not asked', async () => {
  await showWithProfile({}, { ...emptyToday, careKinds: ['training'] });

  expect(await screen.findByText('Nel frattempo')).toBeTruthy();
  expect(screen.queryByText('Indica allergie e intolleranze')).toBeNull();
});

test('a client whose profile only states a pregnancy is still asked', async () => {
  await showWithProfile({ isPregnant: true });

  expect(await screen.findByRole('link', { name: 'Indica allergie e intolleranze' })).toBeTruthy();
});

test('a client of whom somebody said that there are no allergies is not asked again', async () => {
  await showWithProfile({ hasNoOtherAllergies: true });

  expect(await screen.findByText('Nel frattempo')).toBeTruthy();
  expect(screen.queryByText('Indica allergie e intolleranze')).toBeNull();
});

test.each([
  ['who withdrew the consent to health data', { ...emptyToday, isConsentWithdrawn: true }, permissions],
  ['viewed by a professional who may not change it', emptyToday, ['view own training']],
])('a client %s is not asked', async (_who, today, granted) => {
  await showWithProfile({}, today, granted);

  expect(await screen.findByText('Nel frattempo')).toBeTruthy();
  expect(requestsTo(own)).toEqual([]);
  expect(screen.queryByText('Indica allergie e intolleranze')).toBeNull();
});
