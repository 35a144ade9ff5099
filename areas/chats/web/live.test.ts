import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveToken } from '#shell/web/api/token.ts';
import { chatLiveHandlers } from './live.ts';
import { addSent } from './load-messages.ts';
import type { Message } from '../contract.ts';
import { messagesKey, type MessageWindow } from './message-window.ts';

const conversationId = '0199a000-0000-7000-8000-0000000000c1';
const conversation = { id: conversationId, lastReadSeq: 0, unreadCount: 0 };
const message = (seq: number) => ({
  id: `message ${seq}`,
  conversationId,
  seq,
  message: `Messaggio ${seq}`,
  deletedAt: null,
});
let stored: number[];
let client: QueryClient;
let stop: () => void;

const newestFirst = (seqs: number[]) => seqs.toSorted((a, b) => b - a).map(message);
const pageOf = (seqs: number[], hasMore = false) => ({
  conversation,
  messages: newestFirst(seqs),
  totalMessages: 0,
  hasMore,
});

beforeEach(() => {
  saveToken('t');
  stored = [1, 2, 3];
  client = new QueryClient();
  const fetchMessages = async (url: string) => {
    const afterSeq = Number(new URL(url, 'http://localhost').searchParams.get('afterSeq') ?? 0);
    const after = stored.filter((seq) => seq > afterSeq).toSorted((a, b) => a - b);
    const page = pageOf(after.slice(0, 2), after.length > 2);
    return new Response(JSON.stringify({ success: true, data: page }), { status: 200 });
  };
  vi.stubGlobal('fetch', fetchMessages);
  client.setQueryData<unknown>(messagesKey(conversationId), { pages: [pageOf(stored)], pageParams: [{}] });
  const observer = new QueryObserver(client, { queryKey: messagesKey(conversationId), enabled: false });
  stop = observer.subscribe(() => {});
});

afterEach(() => stop());

function receive(eventType: string, fields: object): void {
  for (const handler of chatLiveHandlers)
    if (handler.type === eventType) handler.handle(client, { conversationId, ...fields });
}

const shown = () =>
  client
    .getQueryData<MessageWindow>(messagesKey(conversationId))
    ?.pages.flatMap(({ messages }) => messages.map(({ seq }) => seq));

test.each([
  ['in order', [4, 5, 6, 7]],
  ['in another order', [6, 4, 7, 5]],
  ['twice', [4, 4, 5, 5, 6, 7, 7]],
  ['as the last one only', [7]],
])('events that arrive %s add each message once', async (_, seqs) => {
  stored = [1, 2, 3, 4, 5, 6, 7];

  for (const seq of seqs) receive('message.created', { messageId: `message ${seq}`, seq, senderId: null });

  await vi.waitFor(() => expect(shown()).toEqual([7, 6, 5, 4, 3, 2, 1]));
});

test('a message of another that was stored before the own one is shown too, whichever is known first', async () => {
  stored = [1, 2, 3, 4, 5];

  await addSent(client, conversationId, message(5) as Message);
  receive('message.created', { messageId: 'message 4', seq: 4, senderId: null });

  await vi.waitFor(() => expect(shown()).toEqual([5, 4, 3, 2, 1]));
});

test('an event about a message that is shown already asks for nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');

  receive('message.created', { messageId: 'message 3', seq: 3, senderId: null });
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(fetched).not.toHaveBeenCalled();
  expect(shown()).toEqual([3, 2, 1]);
});

test('a deleted message keeps its slot without its text', () => {
  receive('message.deleted', { messageId: 'message 2', seq: 2, deletedAt: '2026-11-20T10:00:00.000Z' });

  const messages = client.getQueryData<MessageWindow>(messagesKey(conversationId))?.pages[0]?.messages;
  expect(messages?.[1]).toMatchObject({ seq: 2, message: '', deletedAt: '2026-11-20T10:00:00.000Z' });
});

test('a conversation that nobody looks at is loaded again when it is opened', () => {
  stop();

  receive('message.created', { messageId: 'message 4', seq: 4, senderId: null });

  expect(shown()).toBeUndefined();
});

test('a conversation that was changed is fetched again with its hours', async () => {
  stop();
  const keys = [messagesKey(conversationId), ['GET /conversations/:id/hours', { id: conversationId }]];
  client.setQueryData<unknown>(keys[1] ?? [], { hours: {} });

  receive('conversation.changed', {});

  const isInvalidated = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
  await vi.waitFor(() => expect(isInvalidated()).toEqual([true, true]));
});
