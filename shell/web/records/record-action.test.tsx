import { IconMail, IconPencil, IconTrash } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { requestsTo, respond, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import { useRecordAction } from './record-action.ts';

const emptyResponse = z.object({});
const routes = defineRoutes({
  delete: { endpoint: 'DELETE /clients/:id', permission: 'delete clients', response: emptyResponse },
  invite: { endpoint: 'POST /clients/:id/resend-email', permission: 'update clients', response: emptyResponse },
});

function ClientMenu() {
  const deletion = useRecordAction(routes.delete, {
    confirm: {
      title: 'Vuoi eliminare Giulia?',
      text: 'Non si può annullare.',
      confirmLabel: 'Elimina cliente',
      typedConfirmation: 'elimina',
      destructive: true,
    },
    invalidates: [],
    success: 'Giulia è stata eliminata.',
  });
  const invitation = useRecordAction(routes.invite, { invalidates: [], success: 'Invito inviato.' });
  return (
    <ActionMenu
      label="Azioni per Giulia"
      actions={[
        { label: 'Apri', icon: IconPencil, link: { to: '/clients/$id', params: { id: '1' } } as never },
        { label: 'Invita', icon: IconMail, permission: 'update clients', onClick: () => invitation.run({ id: '1' }) },
        { label: 'Riattiva', icon: IconMail, isHidden: true, onClick: () => {} },
        {
          label: 'Elimina',
          icon: IconTrash,
          permission: 'delete clients',
          isDestructive: true,
          onClick: () => deletion.run({ id: '1' }),
        },
      ]}
    />
  );
}

async function openMenu(permissions: string[]) {
  await renderScreen(ClientMenu, { permissions });
  await userEvent.click(await screen.findByRole('button', { name: 'Azioni per Giulia' }));
  return within(await screen.findByRole('menu'));
}

test('a menu contains the actions that are permitted and apply to the record', async () => {
  const menu = await openMenu(['update clients']);

  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Apri', 'Invita']);
});

test('a deletion that loses data needs a typed word and shows a toast when done', async () => {
  respond(routes.delete, {});
  const menu = await openMenu(['delete clients']);

  await userEvent.click(menu.getByRole('menuitem', { name: 'Elimina' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi eliminare Giulia?' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Elimina cliente' }).disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox'), 'elimina');
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina cliente' }));

  expect(await screen.findByText('Giulia è stata eliminata.')).toBeTruthy();
  expect(requestsTo(routes.delete)).toHaveLength(1);
});

test('a cancelled deletion sends no request', async () => {
  const menu = await openMenu(['delete clients']);

  await userEvent.click(menu.getByRole('menuitem', { name: 'Elimina' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requestsTo(routes.delete)).toHaveLength(0);
});

test('an action without a confirmation runs at once, and an error shows its message', async () => {
  respondWithError(routes.invite, 409, { message: 'Si è già registrata.' });
  const menu = await openMenu(['update clients']);

  await userEvent.click(menu.getByRole('menuitem', { name: 'Invita' }));

  expect(await screen.findByText('Si è già registrata.')).toBeTruthy();
});
