import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreadSymptomRoutes } from '#areas/chats/contract/unread-symptoms.ts';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { ChatSymptoms } from './ChatSymptoms.tsx';

test('a client who wrote about a symptom in the chat is named with the message, and opens the conversation', async () => {
  const clientId = newId();
  const text = 'Mi si è gonfiata la gola';
  respond(unreadSymptomRoutes.list, {
    clients: [{ clientId, clientName: 'Luca Neri', messages: 2, text, sentAt: new Date().toISOString() }],
  });
  await renderScreen(ChatSymptoms, { path: '/home', texts: ['home'] });

  const list = within(await screen.findByRole('list', { name: 'Disturbi scritti in chat, da leggere' }));
  expect(list.getByRole('link', { name: 'Luca Neri' }).getAttribute('href')).toBe(`/chats?open=${clientId}`);
  expect(list.getByText(text)).toBeTruthy();
  expect(list.getByText('Disturbo in chat')).toBeTruthy();
});

test('a client who deleted the message about a symptom is named with when it was deleted', async () => {
  const at = '2026-11-20T10:20:00.000Z';
  const client = { clientId: newId(), clientName: 'Luca Neri', messages: 1, text: '', sentAt: at, deletedAt: at };
  respond(unreadSymptomRoutes.list, { clients: [client] });
  await renderScreen(ChatSymptoms, { path: '/home', texts: ['home'] });

  const list = within(await screen.findByRole('list', { name: 'Disturbi scritti in chat, da leggere' }));
  expect(list.getByText(/^Ha scritto di un disturbo e ha cancellato il messaggio \(20 nov/)).toBeTruthy();
});
