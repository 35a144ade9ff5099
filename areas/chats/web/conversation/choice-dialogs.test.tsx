import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { queueRoutes } from '../../contract/queue.ts';
import { chatSettingRoutes } from '../../contract/settings.ts';
import { AvailabilityDialog } from '../hours/AvailabilityDialog.tsx';
import { AssignDialog } from '../queue/AssignDialog.tsx';
import { conversationId } from '../testing/open-conversation.tsx';

const dialog = { conversationId, opened: true, onClose: vi.fn() };

test('when a client can write is chosen with the arrow keys and saved with the button', async () => {
  const hours = {
    isOpen: true,
    changesAt: null,
    replyTime: null,
    availability: null,
    accountAvailability: 'hours',
  } as const;
  respond(chatSettingRoutes.hours, { hours });
  respond(chatSettingRoutes.setAvailability, {});
  await renderScreen(() => <AvailabilityDialog {...dialog} />, { texts: ['chats'] });

  await userEvent.click(await screen.findByRole('radio', { name: 'Come lo studio' }));
  expect(screen.getByText('Ora lo studio risponde nei suoi orari.')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(requestsTo(chatSettingRoutes.setAvailability)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(dialog.onClose).toHaveBeenCalled());
  expect(requestsTo(chatSettingRoutes.setAvailability).map(({ body }) => body)).toEqual([{ availability: 'hours' }]);
});

test('who is to answer is chosen with the arrow keys and saved with the button', async () => {
  const [anna, bruno] = [
    { id: '0199a000-0000-7000-8000-0000000000e1', name: 'Anna' },
    { id: '0199a000-0000-7000-8000-0000000000e2', name: 'Bruno' },
  ];
  respond(queueRoutes.professionals, { professionals: [anna, bruno] });
  respond(queueRoutes.assign, {});
  await renderScreen(() => <AssignDialog {...dialog} assigneeId={null} />, { texts: ['chats'] });

  await screen.findByRole('radio', { name: 'Bruno' });
  await userEvent.click(screen.getByRole('radio', { name: 'Nessuno in particolare' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(requestsTo(queueRoutes.assign)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));

  await waitFor(() => expect(requestsTo(queueRoutes.assign)).toHaveLength(1));
  expect(requestsTo(queueRoutes.assign)[0]?.body).toEqual({ assigneeId: bruno?.id });
});
