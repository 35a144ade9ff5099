import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { chatRoutes, type Message } from '../../contract.ts';
import { type Draft, draftRoutes } from '../../contract/drafts.ts';
import { laterRoutes } from '../../contract/later.ts';
import { exampleMessage } from '../../example.ts';
import { ConversationPanel } from '../conversation/ConversationPanel.tsx';
import { leftPositions } from '../conversation/left-positions.ts';
import { closeOutbox } from '../outbox/outbox.ts';

export const conversationId = '0199a000-0000-7000-8000-0000000000c1';
export const me = '0199a000-0000-7000-8000-000000000002';
const client = { id: '0199a000-0000-7000-8000-0000000000c2', name: 'Carla Prova', photo: null };
export const conversation = {
  id: conversationId,
  isActive: true,
  unreadCount: 1,
  lastReadSeq: 1,
  mutedUntil: null,
  lastMessage: null,
  answering: null,
  chatInfo: {
    userId: client.id,
    ownerIds: [],
    title: 'Carla Prova',
    photo: null,
    linkTo: null,
    linkToMedia: null,
    client: { isInactive: false },
  },
};

export function message(seq: number, text: string, fields: Partial<Message> = {}): Message {
  return {
    ...exampleMessage,
    id: `0199a000-0000-7000-8000-00000000000${seq}`,
    conversationId,
    seq,
    message: text,
    sender: client,
    createdAt: `2026-11-20T10:0${seq}:00.000Z`,
    ...fields,
  };
}

export const own = { sender: { id: me, name: 'Anna Bianchi', photo: null } };
const written = [message(2, 'Ho male al ginocchio'), message(1, 'Come va?', own)];
export const permissions = ['view chats', 'create chats', 'update chats', 'delete chats'];

/** Reports every observed element as visible. */
class VisibleObserver {
  readonly report: (entries: object[]) => void;
  constructor(report: (entries: object[]) => void) {
    this.report = report;
  }
  observe(target: Element) {
    this.report([{ isIntersecting: true, target }]);
  }
  disconnect() {}
}

export const savedDraft: Draft = {
  text: 'Domani',
  isInternal: false,
  attachment: null,
  about: null,
  otherText: '',
  version: 1,
};

/** Before each test: an empty outbox, a focused page, and a conversation with two messages. */
export function prepareConversation(): void {
  closeOutbox();
  leftPositions.clear();
  localStorage.clear();
  indexedDB.deleteDatabase('forma-chat-messages');
  vi.stubGlobal('IntersectionObserver', VisibleObserver);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  respond(chatRoutes.messages, { conversation, messages: written, totalMessages: 2, hasMore: false });
  respond(chatRoutes.markRead, { wasUnread: true });
  respond(chatRoutes.ofClient, { conversation });
  respond(laterRoutes.list, { scheduled: [] });
  respond(draftRoutes.get, { draft: null });
  respond(draftRoutes.save, { draft: savedDraft });
}

export const open = () =>
  renderScreen(() => <ConversationPanel conversationId={conversationId} />, {
    permissions,
    texts: ['chats', 'attachments'],
  });

export const field = () => screen.findByRole('textbox', { name: 'Messaggio' });
