import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportReachable } from '#shell/web/api/connectivity.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { chatRoutes } from '../../contract.ts';
import { messageSearchRoutes } from '../../contract/search.ts';
import { chatSettingRoutes } from '../../contract/settings.ts';
import {
  conversation,
  conversationId,
  field,
  message,
  open,
  own,
  permissions,
  prepareConversation,
} from '../testing/open-conversation.tsx';
import { chosenReference } from '../chat-box.ts';
import { closeOutbox } from '../outbox/outbox.ts';
import { hasUnsent } from '../outbox/unsent.ts';
import { ConversationPanel } from './ConversationPanel.tsx';

beforeEach(prepareConversation);

test('messages are articles with name, time and text, after the line of new messages', async () => {
  await open();

  const [first, second] = await screen.findAllByRole('article');
  expect(first?.getAttribute('aria-label')).toBe('Tu, 11:01: Come va?');
  expect(second?.getAttribute('aria-label')).toBe('Carla Prova, 11:02: Ho male al ginocchio');
  expect(screen.getByText('Nuovi messaggi').compareDocumentPosition(second as Element)).toBe(4);
});

test('a message that was on the screen of a focused page is read, up to its number', async () => {
  await open();

  await waitFor(() => expect(requestsTo(chatRoutes.markRead)).toHaveLength(1));
  expect(requestsTo(chatRoutes.markRead)[0]?.body).toEqual({ id: conversationId, seq: 2 });
});

test('a page without the focus reads nothing, until it has the focus again', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await open();
  await screen.findAllByRole('article');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(requestsTo(chatRoutes.markRead)).toEqual([]);

  hasFocus.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));

  await waitFor(() => expect(requestsTo(chatRoutes.markRead)).toHaveLength(1));
});

test('Enter sends, Shift+Enter begins a line; the message is shown at once and the field is empty', async () => {
  await open();
  const sent = message(3, 'Riposa\ndue giorni', own);
  respond(chatRoutes.send, { message: sent });
  await userEvent.type(await field(), 'Riposa{Shift>}{Enter}{/Shift}due giorni{Enter}');

  await waitFor(() => expect(requestsTo(chatRoutes.send)).toHaveLength(1));
  const { body, idempotencyKey } = requestsTo(chatRoutes.send)[0] ?? {};
  expect(body).toMatchObject({ conversationId, message: 'Riposa\ndue giorni', id: idempotencyKey });
  expect((await field()).textContent).toBe('');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
});

test('a refused message says why, and is sent again with the same id', async () => {
  respondWithError(chatRoutes.send, 409, {
    code: 'chat_disabled',
    message: 'La chat con questo cliente è disattivata.',
  });
  await open();
  await userEvent.type(await field(), 'Ci sei?{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('La chat con questo cliente è disattivata.');

  respond(chatRoutes.send, { message: message(3, 'Ci sei?', own) });
  await userEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));

  await waitFor(() => expect(requestsTo(chatRoutes.send)).toHaveLength(2));
  const ids = requestsTo(chatRoutes.send).map(({ body }) => (body as { id: string }).id);
  expect(ids[0]).toBe(ids[1]);
});

test('a text is on the device in the same moment as it leaves the field, and is sent when the page is opened again', async () => {
  respondWithError(chatRoutes.send, 503, { code: 'unavailable', message: '' });
  const { unmount } = await open();
  await userEvent.type(await field(), 'Arrivo');
  fireEvent.keyDown(await field(), { key: 'Enter' });
  expect(hasUnsent()).toBe(true);

  unmount();
  closeOutbox();
  const sent = message(3, 'Arrivo', own);
  respond(chatRoutes.send, { message: sent });
  await open();

  await waitFor(() => expect(hasUnsent()).toBe(false));
  const ids = requestsTo(chatRoutes.send).map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
});

test('a draft survives closing the conversation, and is gone once it was sent', async () => {
  const { unmount } = await open();
  await userEvent.type(await field(), 'Domani');
  unmount();

  await open();
  expect((await field()).textContent).toBe('Domani');
});

test('a text above 10,000 characters says so and cannot be sent', async () => {
  await open();
  await userEvent.click(await field());
  await userEvent.paste('a'.repeat(10_001));

  expect(await screen.findByText('Massimo 10.000 caratteri: ne hai scritti 10.001.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Invia' }).hasAttribute('disabled')).toBe(true);
});

test('a message that waits for the server is sent in the moment in which the server is there again', async () => {
  respondWithError(chatRoutes.send, 503, {});
  await open();
  await userEvent.type(await field(), 'A domani{Enter}');
  expect(await screen.findByText('In attesa della rete')).toBeTruthy();
  const sentBefore = requestsTo(chatRoutes.send).length;

  respond(chatRoutes.send, { message: message(3, 'A domani', own) });
  act(() => reportReachable());

  await waitFor(() => expect(requestsTo(chatRoutes.send)).toHaveLength(sentBefore + 1), { timeout: 15_000 });
  await waitFor(() => expect(screen.queryByText('In attesa della rete')).toBeNull());
});

test('a program is not sent: a message names it', async () => {
  const { container } = await open();
  await field();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for files');

  await userEvent.upload(input, new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }));

  expect(await screen.findByText(/«setup.exe» è un programma/)).toBeTruthy();
  expect(screen.queryByText('In attesa della rete')).toBeNull();
  expect(requestsTo(chatRoutes.send)).toEqual([]);
});

test('the same file can be chosen twice in a row', async () => {
  const { container } = await open();
  await field();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for files');

  await userEvent.upload(input, new File(['MZ'], 'setup.exe'));

  // A browser reports no change when the chosen file is still there.
  expect(input.files).toHaveLength(0);
});

test('a deleted message keeps its slot; an inactive client cannot be written to', async () => {
  const deleted = message(2, '', { deletedAt: '2026-11-20T11:00:00.000Z' });
  const inactive = { ...conversation, isActive: false };
  respond(chatRoutes.messages, { conversation: inactive, messages: [deleted], totalMessages: 1, hasMore: false });
  await open();

  expect(await screen.findByText('Messaggio eliminato')).toBeTruthy();
  expect(screen.getByText(/^Il cliente non riceve messaggi:/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Messaggio' })).toBeNull();
});

test('only own messages can be deleted', async () => {
  respond(chatRoutes.deleteMessage, { message: message(1, '', { ...own, deletedAt: '2026-11-20T11:00:00.000Z' }) });
  await open();
  const [ownMessage, others] = await screen.findAllByRole('article');
  await userEvent.click(within(others as HTMLElement).getByRole('button', { name: 'Azioni del messaggio' }));
  expect(await screen.findByRole('menuitem', { name: 'Copia il testo' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Elimina messaggio' })).toBeNull();
  await userEvent.keyboard('{Escape}');

  await userEvent.click(within(ownMessage as HTMLElement).getByRole('button', { name: 'Azioni del messaggio' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina messaggio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vuoi eliminare questo messaggio?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina' }));

  expect(await screen.findByText('Messaggio eliminato')).toBeTruthy();
});

test('a note is sent as one, and is still a note after a reload', async () => {
  const { unmount } = await open();
  const note = message(3, 'Ha paura', { ...own, isInternal: true });
  respond(chatRoutes.send, { message: note });
  await userEvent.click(await screen.findByRole('button', { name: 'Nota per il team' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota per il team' }), 'Ha paura');
  unmount();
  await open();

  await userEvent.type(await screen.findByRole('textbox', { name: 'Nota per il team' }), '{Enter}');

  await waitFor(() =>
    expect(requestsTo(chatRoutes.send)[0]?.body).toMatchObject({ message: 'Ha paura', isInternal: true }),
  );
  expect(await screen.findByRole('article', { name: /^Nota per il team di Tu.*Ha paura$/ })).toBeTruthy();
});

test('a message about a visit shows it above the field, also after a reload, and points at it once', async () => {
  const about = {
    kind: 'visit',
    id: '0199a000-0000-7000-8000-0000000000d1',
    part: null,
    label: 'Visita del 16 nov 2026',
  };
  const { unmount } = await open();
  act(() => chosenReference.set({ conversationId, about }));
  expect(document.activeElement).toBe(await field());
  await userEvent.type(await field(), 'Come va');
  unmount();
  await open();
  expect(await screen.findByText('Riguarda: Visita del 16 nov 2026')).toBeTruthy();
  respond(chatRoutes.send, {
    message: message(3, 'Come va la spalla?', { ...own, reference: { ...about, path: '/visits/1/edit' } }),
  });

  await userEvent.type(await field(), ' la spalla?{Enter}');
  expect((await screen.findByRole('link', { name: 'Apri: Visita del 16 nov 2026' })).getAttribute('href')).toBe(
    '/visits/1/edit',
  );
  respond(chatRoutes.send, { message: message(4, 'E il sonno?', own) });
  await userEvent.type(await field(), 'E il sonno?{Enter}');

  await waitFor(() => expect(requestsTo(chatRoutes.send)).toHaveLength(2));
  const [first, second] = requestsTo(chatRoutes.send);
  expect(first?.body).toMatchObject({ message: 'Come va la spalla?', referenceKind: 'visit', referenceId: about.id });
  expect(second?.body).not.toHaveProperty('referenceKind');
});

test('a client reads before writing from when the studio answers', async () => {
  const opensAt = new Date(Date.now() + 86_400_000).toISOString();
  const hours = {
    isOpen: false,
    changesAt: opensAt,
    replyTime: 'hour',
    availability: null,
    accountAvailability: null,
  } as const;
  respond(chatSettingRoutes.hours, { hours });
  await renderScreen(() => <ConversationPanel conversationId={conversationId} />, {
    user: { clientId: conversationId },
    permissions,
    texts: ['chats', 'attachments'],
  });

  expect((await screen.findByText(/rispondiamo da domani alle .* Di solito entro un’ora\.$/)).tagName).toBe('P');
  expect(screen.queryByRole('button', { name: 'Nota per il team' })).toBeNull();
});

test('a search shows what it finds with the words marked, and opens the message among those around it', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const old = message(7, 'Tendine infiammato', { seq: 407 });
  const found = { id: old.id, conversationId, seq: 407, type: 'text' as const, title: 'Carla Prova' };
  const excerpt = [
    { text: 'Tendine', isMatch: true },
    { text: ' infiammato', isMatch: false },
  ];
  const { createdAt } = old;
  respond(messageSearchRoutes.search, {
    messages: [{ ...found, senderName: 'Carla Prova', isOwn: false, excerpt, createdAt }],
    nextPage: 0,
  });
  await open();
  await screen.findAllByRole('article');
  const last = message(9, 'Ultimo', { seq: 900 });
  respond(chatRoutes.messages, {
    conversation: { ...conversation, lastMessage: last },
    messages: [old],
    totalMessages: 900,
    hasMore: true,
  });

  await userEvent.click(screen.getByRole('button', { name: 'Cerca nei messaggi' }));
  expect(screen.getByRole('searchbox', { name: 'Cerca nella conversazione' })).toBe(document.activeElement);
  await userEvent.keyboard('tendini');
  const result = await screen.findByRole('button', { name: /Carla Prova.*Tendine infiammato/ });
  expect(result.querySelector('mark')?.textContent).toBe('Tendine');
  await userEvent.click(result);

  expect(await screen.findByRole('article', { name: /Tendine infiammato/ })).toBe(document.activeElement);
  expect(requestsTo(chatRoutes.messages).at(-1)?.query).toEqual({ conversationId, beforeSeq: '432' });
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
