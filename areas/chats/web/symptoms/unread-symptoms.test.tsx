import { Modal } from '@mantine/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { unreadSymptomRoutes } from '../../contract/unread-symptoms.ts';
import { openConversationId } from '../chat-box.ts';
import { UnreadSymptomsInChat } from './UnreadSymptoms.tsx';

const clientId = newId();
const Banners = () => <UnreadSymptomsInChat clientIds={[clientId]} />;
const options = { texts: ['chats'], permissions: ['view chats'] };

beforeEach(() => {
  openConversationId.set(null);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const message = { messages: 1, text: 'Chest tightness', sentAt: '2026-11-18T08:00:00.000Z', deletedAt: null };
  respond(unreadSymptomRoutes.ofRecipients, { clients: [{ clientId, clientName: 'Anna Neri', ...message }] });
});

test('the chat of an unread symptom opens beside the page', async () => {
  await renderScreen(Banners, options);

  await userEvent.click(await screen.findByRole('button', { name: 'Apri la chat' }));
  expect(openConversationId.get()).toBe(clientId);
});

test('from a dialog the chat opens as a page of its own: behind the dialog it would count as read unseen', async () => {
  const Dialog = () => (
    <Modal opened onClose={() => {}} title="Dialogo">
      <Banners />
    </Modal>
  );
  const { router } = await renderScreen(Dialog, options);

  await userEvent.click(await screen.findByRole('button', { name: 'Apri la chat' }));
  await expect.poll(() => router.state.location.href).toBe(`/chats?open=${clientId}`);
  expect(openConversationId.get()).toBeNull();
});
