import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { exampleClient } from '#areas/clients/example.ts';
import { app } from '#shell/web/app.ts';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { clientWorkoutRoutes } from '../../contract.ts';
import { commentRoutes } from '../../contract/comments.ts';
import { historyRoutes } from '../../contract/history.ts';
import { exampleCompletedWorkout as example } from '../../example.ts';
import { CompletedWorkoutScreen } from './CompletedWorkoutScreen.tsx';

const [atOpening, later] = ['2026-11-18T18:24:00.000Z', '2026-11-18T18:29:00.000Z'];

function respondWith(newFeedbackAt: string | null): void {
  respond(clientWorkoutRoutes.detail.client, {
    completedWorkout: { ...example, newFeedbackAt },
    shares: undefined,
  } as never);
}

const marked = () => requestsTo(commentRoutes.markRead.client).map(({ body }) => body);

async function open(search = ''): Promise<void> {
  respond(clientRoutes.detail, { client: { ...exampleClient, id: example.clientId } });
  respond(commentRoutes.markRead.client, {});
  respond(historyRoutes.records.client, { records: [], nextPage: 0 });
  respondWith(atOpening);
  await renderScreen(CompletedWorkoutScreen, {
    path: '/clients/$id/completed_workouts/$completedWorkoutId/details',
    at: `/clients/${example.clientId}/completed_workouts/${example.id}/details${search}`,
    permissions: ['view workouts', 'view clients'],
    texts: ['completed-workouts', 'clients', 'attachments'],
  });
}

test('feedback that arrives while a workout is open stays unread until the professional marks it', async () => {
  await open();
  await expect.poll(marked).toEqual([{ until: atOpening }]);

  respondWith(later);
  await app().queryClient.invalidateQueries();
  const button = await screen.findByRole('button', { name: 'Segna come letto' });
  expect(marked()).toEqual([{ until: atOpening }]);

  respondWith(null);
  await userEvent.click(button);
  await expect.poll(marked).toEqual([{ until: atOpening }, { until: later }]);
  await expect.poll(() => screen.queryByRole('button', { name: 'Segna come letto' })).toBeNull();
});

test('a workout that opened by itself, because the client finished it, stays unread until the professional marks it', async () => {
  await open('?unattended=true');
  const button = await screen.findByRole('button', { name: 'Segna come letto' });
  await screen.findByText(/resta da leggere finché non lo segni/);
  expect(marked()).toEqual([]);

  await userEvent.click(button);
  await expect.poll(marked).toEqual([{ until: atOpening }]);
});
