import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { todayIn } from '#shell/common/dates.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { surveyRoutes } from '../../contract.ts';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import { reviewRoutes } from '../../contract/reviews.ts';
import { ClientSurveysScreen } from './ClientSurveysScreen.tsx';

const surveyId = '0199a000-0000-7000-8000-00000000f001';

test('a check-in is assigned to the client every week on the day of today; without one it is said at the field', async () => {
  respond(clientRoutes.detail, { client: exampleClient });
  respond(surveyAssignmentRoutes.clientAssignments, { assignments: [], nextPage: 0 });
  respond(reviewRoutes.ofClient, { surveyAnswers: [], nextPage: 0 });
  const survey = { id: surveyId, name: 'Check settimanale', type: 'CHECK_IN', questions: 9 } as const;
  respond(surveyRoutes.list, {
    surveys: [{ ...survey, isArchived: false, updatedAt: '2026-11-20T10:00:00.000Z' }],
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
