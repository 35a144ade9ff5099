import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';
import type { PendingFirstSurvey as Pending } from '../../contract/first-surveys.ts';
import { reviewRoutes } from '../../contract/reviews.ts';
import { PendingFirstSurvey } from './PendingFirstSurvey.tsx';

const surveyId = '0199f2a4-5c00-7080-8000-000000000001';

async function open(fields: Partial<Pending>) {
  const firstSurvey = {
    surveyId,
    name: 'Prima visita',
    state: 'open' as const,
    since: '2026-11-12T09:00:00.000Z',
    ...fields,
  };
  respond(reviewRoutes.pendingFirst, { firstSurvey });
  await renderScreen(() => <PendingFirstSurvey clientId={exampleClient.id} />, {
    permissions: ['view surveys', 'update surveys', 'create chats'],
    texts: ['surveys'],
  });
}

test('a first survey that was not answered is named with its day, a reminder and the surveys of the client', async () => {
  await open({});

  expect(await screen.findByText(/«Prima visita» non ancora compilato.*dal 12 nov 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ricordaglielo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Apri i questionari' }).getAttribute('href')).toBe(
    `/clients/${exampleClient.id}/surveys`,
  );
});

test('a client who has not registered has only their invitation named', async () => {
  await open({ state: 'invited' });

  expect(await screen.findByText(/invito inviato il 12 nov 2026, non ancora accettato/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ricordaglielo' })).toBeNull();
});

test('a first survey that never reached the client is named, and sent with one button', async () => {
  respond(surveyAssignmentRoutes.sendWelcome, { sent: 1 });
  await open({ name: 'PAR-Q', state: 'not_reached' });

  expect(await screen.findByText(/«PAR-Q» mai inviato/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Invia ora' }));
  expect(requestsTo(surveyAssignmentRoutes.sendWelcome)[0]).toMatchObject({ body: { clientIds: [exampleClient.id] } });
});
