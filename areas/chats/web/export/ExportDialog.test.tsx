import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { exportRoutes } from '../../contract/export.ts';
import { conversationId, permissions } from '../testing/open-conversation.tsx';
import { ExportDialog } from './ExportDialog.tsx';

const open = (clientId: string | null = null) => {
  const onClose = vi.fn();
  const view = renderScreen(() => <ExportDialog conversationId={conversationId} onClose={onClose} />, {
    permissions,
    user: { clientId },
    texts: ['chats'],
  });
  return { onClose, view };
};

test('a period with notes is exported, and the browser downloads it by its ticket', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  respond(exportRoutes.create, { ticket: 'un biglietto' });
  const { onClose } = open();
  await userEvent.type(await screen.findByLabelText('Dal giorno'), '2026-07-01');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Includi le note per il team' }));
  await userEvent.click(screen.getByRole('button', { name: 'Scarica' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requestsTo(exportRoutes.create)[0]?.body).toEqual({ from: '2026-07-01', until: null, hasNotes: true });
  const link = clicked.mock.contexts[0] as HTMLAnchorElement;
  expect(new URL(link.href).pathname).toBe(`/api/shared/conversations/${conversationId}/export`);
  expect(new URL(link.href).searchParams.get('ticket')).toBe('un biglietto');
});

test('too many files are said at the period; a client is offered no notes', async () => {
  const text = 'In questo periodo ci sono troppi file per un solo archivio.';
  respondWithError(exportRoutes.create, 422, { code: 'export_too_large', errors: { from: [text] } });
  open(conversationId);
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica' }));

  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
