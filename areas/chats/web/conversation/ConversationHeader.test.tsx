import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { respond } from '#shell/web/testing/fake-api.ts';
import { chatRoutes } from '../../contract.ts';
import { conversation, open, prepareConversation } from '../testing/open-conversation.tsx';

beforeEach(prepareConversation);

test('a client reads below the name who reads the chat', async () => {
  const chatInfo = { ...conversation.chatInfo, title: 'Luca Riva', readers: ['Anna Bianchi', 'Luca Riva'] };
  const read = { ...conversation, chatInfo };
  respond(chatRoutes.ofClient, { conversation: read });
  respond(chatRoutes.messages, { conversation: read, messages: [], totalMessages: 0, hasMore: false });
  await open();

  expect(await screen.findByText('Questa chat la leggono: Anna Bianchi, Luca Riva')).toBeTruthy();
});
