import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { cacheKeyOf, cacheStore } from '#shell/web/api/cached-query.ts';
import { respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type OwnCheckIn, ownCheckInRoutes } from '../contract/check-ins.ts';
import { CheckInBanner } from './CheckInBanner.tsx';
import { createAnswerStore } from './device/answer-store.ts';
import { cachedCheckIns } from './queries.ts';

const first = { id: '0199f2a4-5c00-7080-8000-000000000001', name: 'Check settimanale', dueOn: '2026-11-23' };

async function open(isBegun: boolean, { isConsentGiven = true, count = 2 } = {}): Promise<HTMLElement> {
  const consent = {
    purpose: 'health_data' as const,
    isGiven: isConsentGiven,
    decidedAt: '2026-11-20T09:00:00.000Z',
    textVersion: '1',
    guardianName: null,
  };
  respond(consentSubjectRoutes.consents.own, {
    consents: [consent],
    studioId: first.id,
    asksHealthConsent: true,
    isMinor: false,
  });
  respond(ownCheckInRoutes.open, { count, tasks: 0, first: { ...first, isBegun } });
  await renderScreen(CheckInBanner, { path: '/', at: '/', permissions: ['view own surveys'], texts: ['surveys'] });
  return screen.findByRole('link', { name: /Check settimanale/ });
}

test('“riprendi da dove eri” opens the check-in that was begun', async () => {
  const link = await open(true);

  expect(link.textContent).toContain('riprendi da dove eri');
  expect(link.getAttribute('href')).toBe(`/my/check-ins/${first.id}`);
});

test('the only check-in, such as the first survey, opens without the list', async () => {
  expect((await open(false, { count: 1 })).getAttribute('href')).toBe(`/my/check-ins/${first.id}`);
});

test('one of several check-ins that was not begun is chosen in the list', async () => {
  expect((await open(false)).getAttribute('href')).toBe('/my/check-ins');
});

test('while the consent to health data is withdrawn the link says that it is needed', async () => {
  const link = await open(false, { isConsentGiven: false });

  await waitFor(() => expect(link.textContent).toContain('serve il tuo consenso ai dati sulla salute'));
  expect(link.textContent).not.toContain('tocca a te');
});

/** Opens Today of a client without a connection, whose device has these check-ins. */
async function openOffline(clientId: string, checkIns: OwnCheckIn[]): Promise<void> {
  await set(cacheKeyOf(clientId, cachedCheckIns), { response: { checkIns }, fetchedAt: 1 }, cacheStore);
  respondWithError(ownCheckInRoutes.open, 503, {});
  respondWithError(consentSubjectRoutes.consents.own, 503, {});
  await renderBanner(clientId);
}

async function renderBanner(clientId: string): Promise<void> {
  const user = { roles: ['client' as const], clientId };
  await renderScreen(CheckInBanner, {
    path: '/',
    at: '/',
    user,
    permissions: ['view own surveys'],
    texts: ['surveys'],
  });
}

const weekly: OwnCheckIn = {
  ...{ id: first.id, surveyId: newId(), isWelcome: false, dueOn: '2026-11-23', closesOn: null, state: 'open' },
  content: { name: 'Check settimanale', type: 'CHECK_IN', description: '', replyDays: 2, questions: [] },
  ...{ draft: [], answers: [], files: [], sentAt: null, replyBy: null, hiddenIds: [], isCorrecting: false },
};

test.each([
  ['the only one is asked no more', 1],
  ['the other one is asked', 2],
])('of the check-ins that were loaded before, one is answered without a connection: %s', async (_, count) => {
  const clientId = newId();
  const monthly = { ...weekly, id: newId(), content: { ...weekly.content, name: 'Mensile' } };
  const response = { checkIns: [weekly, monthly].slice(0, count) };
  await set(cacheKeyOf(clientId, cachedCheckIns), { response, fetchedAt: 1 }, cacheStore);
  respondWithError(consentSubjectRoutes.consents.own, 503, {});
  respond(ownCheckInRoutes.open, { count, tasks: 0, first: { ...first, isBegun: false } });
  await renderBanner(clientId);
  expect(await screen.findByText(/Check settimanale/)).toBeTruthy();

  createAnswerStore(clientId).saveSend({ checkInId: first.id, sendId: newId(), state: 'pending' });

  await waitFor(() => expect(screen.queryByText(/Check settimanale/)).toBeNull());
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    count === 1 ? [] : [expect.stringContaining('Mensile: tocca a te')],
  );
});

test('without a connection the check-ins that the device has are shown, as in their list', async () => {
  await openOffline(newId(), [weekly, { ...weekly, id: newId(), state: 'sent' }]);

  const link = await screen.findByRole('link', { name: /Check settimanale: tocca a te/ });
  expect(link.getAttribute('href')).toBe(`/my/check-ins/${weekly.id}`);
});

test('a check-in that the client has answered without a connection does not ask again', async () => {
  const clientId = newId();
  createAnswerStore(clientId).saveSend({ checkInId: weekly.id, sendId: newId(), state: 'pending' });
  await openOffline(clientId, [weekly, { ...weekly, id: newId(), content: { ...weekly.content, name: 'Mensile' } }]);

  expect(await screen.findByRole('link', { name: /Mensile: tocca a te/ })).toBeTruthy();
  expect(screen.queryByText(/Check settimanale/)).toBeNull();
});
