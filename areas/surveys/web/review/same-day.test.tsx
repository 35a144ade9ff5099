import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentSubjectRoutes } from '#areas/clients/contract/consents.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { ownCheckInRoutes } from '../../contract/check-ins.ts';
import { type AnswerCard, reviewRoutes } from '../../contract/reviews.ts';
import { taskRoutes } from '../../contract/tasks.ts';
import { exampleFlagged } from '../../example.ts';
import { MyCheckInsScreen } from '../fill/MyCheckInsScreen.tsx';
import { ClientSurveysScreen } from './ClientSurveysScreen.tsx';
import { CompletedScreen } from './CompletedScreen.tsx';

const sentAt = (instant: string, more: Partial<AnswerCard> = {}): AnswerCard => ({
  ...{ ...exampleFlagged, id: newId(), sentAt: instant, sentOn: '2026-11-12' },
  ...more,
});
const two = [sentAt('2026-11-12T17:40:00.000Z'), sentAt('2026-11-12T09:05:00.000Z')];

const whenOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
    .find((text) => text?.startsWith('12 nov 2026') && text !== '12 nov 2026');

async function rowsOf(name: RegExp) {
  await screen.findAllByRole('row', { name });
  return screen.getAllByRole('row', { name }).map(whenOf);
}

test('two answers of a client to a survey on the same day have their time, in the zone of the account', async () => {
  const others = [
    sentAt('2026-11-12T10:00:00.000Z', { surveyId: newId(), surveyName: 'Check settimanale' }),
    sentAt('2026-11-11T10:00:00.000Z', { sentOn: '2026-11-11', dueOn: '2026-11-11' }),
  ];
  respond(clientRoutes.detail, { client: exampleClient });
  respond(surveyAssignmentRoutes.clientAssignments, { assignments: [], nextPage: 0 });
  respond(reviewRoutes.ofClient, { surveyAnswers: [...two, ...others], nextPage: 0 });
  respond(reviewRoutes.pendingFirst, { firstSurvey: null });
  await renderScreen(ClientSurveysScreen, {
    path: '/clients/$id/surveys',
    at: `/clients/${exampleClient.id}/surveys`,
    permissions: ['view clients', 'view surveys'],
    texts: ['surveys', 'clients'],
  });

  expect(await rowsOf(/Idoneità|Check/)).toEqual(['12 nov 2026, 18:40', '12 nov 2026, 10:05', undefined, undefined]);
});

test('among all clients the same day of another client needs no time', async () => {
  respond(reviewRoutes.completed, {
    surveys: [...two, sentAt('2026-11-12T12:00:00.000Z', { clientId: newId(), clientName: 'Dario Neri' })],
    nextPage: 0,
  });
  await renderScreen(CompletedScreen, {
    path: '/surveys/completed',
    permissions: ['view surveys'],
    texts: ['surveys'],
  });

  expect(await rowsOf(/Idoneità/)).toEqual(['12 nov 2026, 18:40', '12 nov 2026, 10:05', undefined]);
});

test('the client reads the time of two check-ins of the same name and day, too', async () => {
  const past = (instant: string | null, dueOn: string) => ({
    ...{ id: newId(), name: 'Check settimanale', dueOn, sentAt: instant },
    state: instant ? ('sent' as const) : ('missed' as const),
  });
  const checkIns = [
    past('2026-11-16T17:40:00.000Z', '2026-11-16'),
    past('2026-11-16T06:05:00.000Z', '2026-11-16'),
    past('2026-11-09T06:05:00.000Z', '2026-11-09'),
  ];
  respond(ownCheckInRoutes.list, { checkIns: [] });
  respond(ownCheckInRoutes.past, { checkIns, nextPage: 0 });
  respond(taskRoutes.open, { tasks: [] });
  respond(consentSubjectRoutes.consents.own, {
    ...{ consents: [], studioId: newId(), asksHealthConsent: true, isMinor: false },
  });
  await renderScreen(MyCheckInsScreen, { permissions: ['view own surveys'], texts: ['surveys'] });

  const earlier = within(await screen.findByRole('region', { name: 'Precedenti' }));
  expect(earlier.getAllByText(/nov 2026/).map(({ textContent }) => textContent)).toEqual([
    '16 nov 2026, inviato alle 18:40',
    '16 nov 2026, inviato alle 07:05',
    '9 nov 2026',
  ]);
});
