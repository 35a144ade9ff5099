import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { exerciseChoiceRoutes } from '../../../contract/exercise-choices.ts';
import { workoutRoutes } from '../../../contract/training.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { RunnerScreen } from '../RunnerScreen.tsx';
import { exampleBegun, exampleOpened, giulia } from '../testing/opened.ts';

test('a message of the coach that is to be read stands in the head of the open workout, with the way to the chat', async () => {
  await open({ conversationsToRead: 1 });

  const link = await screen.findByRole('link', { name: 'Leggi' });
  expect(link.getAttribute('href')).toBe('/my/chat');
  expect(screen.getByText('Hai un messaggio in chat.')).toBeTruthy();
});

test('without a message to read the head says nothing of the chat', async () => {
  await open({ conversationsToRead: 0 });

  await screen.findByText(exampleOpened.prescription.rows[0]?.name ?? '', { exact: false });
  expect(screen.queryByText(/in chat/)).toBeNull();
});

async function open(unread: { conversationsToRead: number }): Promise<void> {
  respond(chatRoutes.unreadCount, unread);
  respond(exerciseChoiceRoutes.list.own, { exercises: [], recentIds: [] });
  respond(workoutRoutes.open.own, { ...exampleOpened, begun: exampleBegun });
  await renderScreen(RunnerScreen, {
    path: '/my/workouts/$workoutId',
    at: `/my/workouts/${giulia.workoutId}`,
    user: { roles: ['client'], clientId: giulia.clientId },
    permissions: ['view own training', 'view chats'],
    texts: ['completed-workouts', 'exercises', 'attachments'],
  });
}
