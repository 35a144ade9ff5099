import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearCached, readCached } from '#shell/web/api/cached-query.ts';
import { saveToken } from '#shell/web/api/token.ts';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { chatRoutes, type Conversation } from '../contract.ts';
import { newestMessages } from './message-window.ts';
import { removeOutdated } from './outdated-messages.ts';
import { conversation, conversationId, message, open, prepareConversation } from './testing/open-conversation.tsx';

const newest = message(2, 'Ho male al ginocchio');

beforeEach(async () => {
  saveToken('gettone');
  await clearCached();
  prepareConversation();
});

async function openOnce(): Promise<void> {
  const { unmount } = await open();
  await screen.findByText('Ho male al ginocchio');
  await vi.waitFor(async () => expect(await cached()).not.toBeNull());
  unmount();
}

const cached = () => readCached(conversationId, newestMessages(conversationId));

test('without a connection a conversation says when its messages were saved on the device', async () => {
  await openOnce();
  respondWithError(chatRoutes.messages, 503, {});

  await open();

  expect(await screen.findByText('Ho male al ginocchio')).toBeTruthy();
  expect(screen.getByText(/^Messaggi salvati su questo dispositivo il .+ alle \d\d:\d\d\.$/)).toBeTruthy();
});

test('without a connection a conversation that is not on the device says so', async () => {
  respondWithError(chatRoutes.messages, 503, {});

  await open();

  expect((await screen.findByRole('alert')).textContent).toContain('questi messaggi non sono su questo dispositivo');
});

test.each<[what: string, lastMessage: Conversation['lastMessage'], isKept: boolean]>([
  ['whose newest message was deleted elsewhere', message(2, '', { deletedAt: '2026-11-21T10:00:00.000Z' }), false],
  ['that was emptied', null, false],
  ['with a newer message', message(3, 'Va meglio'), true],
  ['that did not change', newest, true],
])(
  'when the list comes, the messages on the device of a conversation %s are kept only while they are right',
  async (_, lastMessage, isKept) => {
    await openOnce();

    await removeOutdated([{ ...conversation, lastMessage }]);

    expect((await cached()) !== null).toBe(isKept);
  },
);
