import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { todayIn } from '#shell/common/dates.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { surveyRoutes } from '../../contract.ts';
import { type SurveyAssignment, surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { reviewRoutes } from '../../contract/reviews.ts';
import { exampleFlagged } from '../../example.ts';
import { ClientSurveysScreen } from './ClientSurveysScreen.tsx';

const surveyId = '0199a000-0000-7000-8000-00000000f001';

test('a check-in is assigned to the client every week on the day of today; without one it is said at the field', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(surveyAssignmentRoutes.clientAssignments, { assignments: [], nextPage: 0 });
  respond(reviewRoutes.ofClient, { surveyAnswers: [], nextPage: 0 });
  respond(reviewRoutes.pendingFirst, { firstSurvey: null });
  const survey = { id: surveyId, name: 'Check settimanale', type: 'CHECK_IN', questions: 9 } as const;
  respond(surveyRoutes.list, {
    surveys: [{ ...survey, isArchived: false, isUnassigned: false, updatedAt: '2026-11-20T10:00:00.000Z' }],
    nextPage: 0,
  });
  respond(surveyAssignmentRoutes.assign, { assignmentIds: [surveyId] });
  await renderScreen(ClientSurveysScreen, {
    path: '/clients/$id/surveys',
    at: `/clients/${exampleClient.id}/surveys`,
    permissions: ['view clients', 'view surveys', 'update surveys'],
    texts: ['surveys', 'clients'],
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Assegna un check-in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Assegna' }));
  const field = dialog.getByRole('combobox', { name: /Questionario/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(requestsTo(surveyAssignmentRoutes.assign)).toHaveLength(0);

  await userEvent.click(field);
  await userEvent.click(await screen.findByRole('option', { name: 'Check settimanale' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Assegna' }));
  expect(await screen.findByText('Assegnato a 1 cliente.')).toBeTruthy();
  const [request] = requestsTo(surveyAssignmentRoutes.assign);
  expect(request?.body).toMatchObject({
    clientIds: [exampleClient.id],
    groupIds: [],
    repeats: 'weekly',
    startsOn: todayIn('Europe/Rome'),
    endsOn: null,
  });
});

const assignment: SurveyAssignment = {
  ...{ id: surveyId, surveyId, surveyName: 'Check settimanale', version: 1 },
  ...{ clientId: exampleClient.id, clientName: exampleClient.name },
  ...{ repeats: 'weekly', weekday: 1, monthDay: null, startsOn: '2026-11-02', endsOn: null },
  ...{ pausedFrom: null, pausedUntil: null, misses: 0, stoppedFor: null, nextOn: '2026-11-30' },
  isConsentWithdrawn: false,
};

test.each([
  [false, 'Attivo'],
  [true, 'Manca il consenso'],
])('a check-in of a client whose health consent is withdrawn: %s, is “%s”', async (isConsentWithdrawn, state) => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(surveyAssignmentRoutes.clientAssignments, {
    assignments: [{ ...assignment, isConsentWithdrawn }],
    nextPage: 0,
  });
  respond(reviewRoutes.ofClient, { surveyAnswers: [], nextPage: 0 });
  respond(reviewRoutes.pendingFirst, { firstSurvey: null });
  await renderScreen(ClientSurveysScreen, {
    path: '/clients/$id/surveys',
    at: `/clients/${exampleClient.id}/surveys`,
    permissions: ['view clients', 'view surveys'],
    texts: ['surveys', 'clients'],
  });

  const row = (await screen.findByText('Check settimanale')).closest<HTMLElement>('tr, li');
  expect(row?.textContent).toContain(state);
});

test('an end that is typed while a colleague pauses the check-in does not undo the pause', async () => {
  const present = {
    ...assignment,
    pausedFrom: '2026-11-28',
    pausedUntil: '2026-12-05',
    nextOn: '2026-12-07',
    version: 2,
  };
  respond(clientRoutes.detail, { client: exampleClient });
  respond(surveyAssignmentRoutes.clientAssignments, { assignments: [assignment], nextPage: 0 });
  respond(reviewRoutes.ofClient, { surveyAnswers: [], nextPage: 0 });
  respond(reviewRoutes.pendingFirst, { firstSurvey: null });
  respondWithError(surveyAssignmentRoutes.changeDates, 409, { code: 'version_conflict', data: { record: present } });
  await renderScreen(ClientSurveysScreen, {
    path: '/clients/$id/surveys',
    at: `/clients/${exampleClient.id}/surveys`,
    permissions: ['view clients', 'view surveys', 'update surveys'],
    texts: ['surveys', 'clients'],
  });

  await userEvent.click(await screen.findByRole('button', { name: `Azioni per ${exampleClient.name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cambia le date' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Fino al'), '2027-01-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le date' }));

  expect(await dialog.findByText('In pausa dal: ora è 28 nov 2026')).toBeTruthy();
  respond(surveyAssignmentRoutes.changeDates, { assignment: present });
  await userEvent.click(dialog.getByRole('button', { name: 'Salva le date' }));
  await waitFor(() =>
    expect(requestsTo(surveyAssignmentRoutes.changeDates).at(-1)?.body).toEqual({
      ...{ endsOn: '2027-01-31', pausedFrom: '2026-11-28', pausedUntil: '2026-12-05', nextOn: null, version: 2 },
    }),
  );
});

test('answers of which the caller has read what they may read are read in the list, apart from those with a reply', async () => {
  const answers = { ...exampleFlagged, state: 'sent', isUnread: false, repliedAt: null } as const;
  const replied = { ...answers, id: surveyId, surveyName: 'Check', repliedAt: '2026-11-14T09:00:00.000Z' };
  respond(clientRoutes.detail, { client: exampleClient });
  respond(surveyAssignmentRoutes.clientAssignments, { assignments: [], nextPage: 0 });
  respond(reviewRoutes.ofClient, { surveyAnswers: [answers, replied], nextPage: 0 });
  respond(reviewRoutes.pendingFirst, { firstSurvey: null });
  await renderScreen(ClientSurveysScreen, {
    path: '/clients/$id/surveys',
    at: `/clients/${exampleClient.id}/surveys`,
    permissions: ['view clients', 'view surveys'],
    texts: ['surveys', 'clients'],
  });

  const row = within(await screen.findByRole('row', { name: /Idoneità/ }));
  expect(row.getByText('Letto')).toBeTruthy();
  expect(row.queryByText(/Risposto/)).toBeNull();
  const other = within(screen.getByRole('row', { name: /Check/ }));
  expect(other.getByText('Risposto il 14 nov 2026')).toBeTruthy();
});

test('unread answers with flagged ones are marked in the list of the client, unlike the others', async () => {
  const other = { ...exampleFlagged, id: surveyId, surveyName: 'Check settimanale', flags: [] };
  respond(clientRoutes.detail, { client: exampleClient });
  respond(surveyAssignmentRoutes.clientAssignments, { assignments: [], nextPage: 0 });
  respond(reviewRoutes.ofClient, { surveyAnswers: [exampleFlagged, other], nextPage: 0 });
  respond(reviewRoutes.pendingFirst, { firstSurvey: null });
  await renderScreen(ClientSurveysScreen, {
    path: '/clients/$id/surveys',
    at: `/clients/${exampleClient.id}/surveys`,
    permissions: ['view clients', 'view surveys'],
    texts: ['surveys', 'clients'],
  });

  const flagged = within(await screen.findByRole('row', { name: /Idoneità/ }));
  expect(flagged.getByText('2 in evidenza')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Check settimanale/ })).queryByText(/in evidenza/)).toBeNull();
});
