import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { openVisitScreen } from './testing/open-visit-screen.tsx';

test('an answer of the first survey is in the field only after it was copied', async () => {
  await openVisitScreen();
  await userEvent.click(screen.getByText('Motivo e obiettivi'));
  const goal = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Obiettivo' });

  expect(goal.value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Riporta nella visita' }));
  expect(goal.value).toBe('Dormire meglio');
});

test('a first survey that the client has not answered is named above the medical history', async () => {
  const pending = {
    surveyId: exampleClient.id,
    name: 'Prima visita',
    state: 'open',
    since: '2026-02-20T09:00:00.000Z',
  } as const;
  respond(reviewRoutes.pendingFirst, { firstSurvey: pending });
  await openVisitScreen({}, { permissions: ['view visits', 'update visits', 'view surveys'] });

  expect(await screen.findByText(/«Prima visita» non ancora compilato/)).toBeTruthy();
});
