import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { ownNoticeRoutes } from '#areas/notices/contract/board.ts';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { ownCheckInRoutes } from '#areas/surveys/contract/check-ins.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { emptyToday, show } from './testing/show-today.tsx';

beforeEach(() => {
  respond(ownNoticeRoutes.unread, { unread: 0, mustConfirm: [] });
  respond(ownAdviceRoutes.unread, { unread: 0, latest: null });
});

test.each([
  ['nutrition', ['nutrition'], 'Il tuo piano alimentare è in preparazione'],
  ['training', ['training'], 'Il tuo programma è in preparazione'],
  ['both', ['training', 'nutrition'], 'Il tuo percorso è in preparazione'],
  ['nothing yet', [], 'Il tuo percorso è in preparazione'],
] as const)('a new client who is followed for %s reads what is being prepared', async (_for, careKinds, title) => {
  await show({ ...emptyToday, careKinds: [...careKinds] });

  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a new client reads first what to answer, then the news and the next visit', async () => {
  const first = { id: newId(), name: 'Prima visita', dueOn: emptyToday.day, isBegun: false };
  respond(ownCheckInRoutes.open, { count: 1, tasks: 0, first });
  respond(ownNoticeRoutes.unread, { unread: 2, mustConfirm: [] });
  respond(consentSubjectRoutes.consents.own, {
    consents: [],
    studioId: newId(),
    asksHealthConsent: false,
    isMinor: false,
  });
  await show(
    { ...emptyToday, nextVisitOn: emptyToday.day },
    { permissions: ['view own training', 'view own surveys', 'view own notices'] },
  );

  const survey = await screen.findByText(/Prima visita/);
  const notices = await screen.findByText('2 avvisi nuovi in bacheca');
  const visit = screen.getByText(/^Prossima visita/);
  expect(survey.compareDocumentPosition(notices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(notices.compareDocumentPosition(visit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a new client who is followed for nutrition only and has targets reads of nothing that is being prepared', async () => {
  await show({ ...emptyToday, careKinds: ['nutrition'], otherCare: { meals: null, hasTargets: true } });

  expect(await screen.findByRole('heading', { name: 'Per cominciare' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /in preparazione/ })).toBeNull();
});

test.each([
  ['training', ['training']],
  ['both', ['training', 'nutrition']],
] as const)(
  'a new client who is followed for %s and has targets reads that the program is being prepared',
  async (_for, careKinds) => {
    await show({ ...emptyToday, careKinds: [...careKinds], otherCare: { meals: null, hasTargets: true } });

    expect(await screen.findByRole('heading', { name: 'Il tuo programma è in preparazione' })).toBeTruthy();
  },
);
