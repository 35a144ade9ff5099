import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';
import { FlaggedFirstAnswers } from './FlaggedFirstAnswers.tsx';
import { FlaggedForTraining } from './FlaggedForTraining.tsx';

const flagged = (number: number, questions: string[], source: { surveyName?: string; sentOn?: string } = {}) => ({
  ...{ id: `0199f2a4-5c00-7080-8000-00000000000${number}`, clientId: exampleClient.id, clientName: 'Chiara Bassi' },
  ...{ questions, ...source },
});

async function openBanner(flaggedFirst: ReturnType<typeof flagged>[]) {
  respond(reviewRoutes.flaggedFirst, { flaggedFirst });
  const options = { permissions: ['view surveys' as const], texts: ['surveys' as const] };
  await renderScreen(() => <FlaggedFirstAnswers clientId={exampleClient.id} />, options);
  return screen.findByText(/^Risposte in evidenza nei questionari/);
}

test('flagged answers to take into account are in one banner, the questions of each survey with its name, its day and a link', async () => {
  const banner = await openBanner([
    flagged(1, ['Sei in gravidanza?', 'Hai dolori?'], { surveyName: 'Prima visita', sentOn: '2024-11-03' }),
    flagged(2, ['Hai dolore al petto?'], { surveyName: 'PAR-Q', sentOn: '2026-11-12' }),
  ]);

  expect(banner.textContent).toBe(
    'Risposte in evidenza nei questionari: «Sei in gravidanza?», «Hai dolori?» (Prima visita, 3 nov 2024); ' +
      '«Hai dolore al petto?» (PAR-Q, 12 nov 2026). Tienine conto quando scegli le calorie.',
  );
  expect(
    within(banner)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([1, 2].map((id) => expect.stringContaining(`${id}/details`)));
});

test('of seven check-ins with flagged answers five are named, with four questions each, and the other answers are counted', async () => {
  const six = [1, 2, 3, 4, 5, 6].map((number) => `Domanda ${number}?`);
  const source = { surveyName: 'Settimana', sentOn: '2026-11-12' };
  const banner = await openBanner([1, 2, 3, 4, 5, 6, 7].map((number) => flagged(number, six, source)));

  expect(within(banner).getAllByRole('link')).toHaveLength(5);
  expect(banner.textContent?.match(/«/g)).toHaveLength(20);
  expect(banner.textContent).toContain('e altre 22 risposte in evidenza.');
});

test('flagged answers that were cached without their survey lead to the answers', async () => {
  const banner = await openBanner([flagged(1, ['Hai dolori?'])]);

  expect(within(banner).getByRole('link', { name: 'Leggi le risposte' })).toBeTruthy();
});

test('answers that the server refuses, as after a withdrawn consent, are requested once', async () => {
  respondWithError(reviewRoutes.flaggedOfClient, 403, { code: 'consent_withdrawn' });
  respondWithError(reviewRoutes.flaggedFirst, 403, { code: 'consent_withdrawn' });
  await renderScreen(() => <FlaggedForTraining clientId={exampleClient.id} />, {
    texts: ['surveys'],
    permissions: ['view surveys'],
  });

  await vi.waitFor(() => expect(requestsTo(reviewRoutes.flaggedFirst)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requestsTo(reviewRoutes.flaggedOfClient)).toHaveLength(1);
});
