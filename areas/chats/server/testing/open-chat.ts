import { addSavedAttachment } from '#database/testing/saved-attachment.ts';
import type { TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import { chatRoutes } from '../../contract.ts';

type PageRequest = Partial<ApiRequest<typeof chatRoutes.messages>>;

/** A studio with the empty conversation of its client, and short calls to it. */
export async function openChat(server: TestServer) {
  const studio: TestStudio = await openTestStudio(server);
  const conversationId = studio.ids['clients'] ?? '';
  await server.ask(chatRoutes.wipe, { id: conversationId, wipeoutAll: true }, studio.admin);
  const read = async (token = studio.admin, page: PageRequest = {}) =>
    (await server.ask(chatRoutes.messages, { conversationId, ...page }, token)).data;

  return {
    studio,
    conversationId,
    read,
    send: (message: string, token = studio.client, id = newId()) =>
      server.ask(chatRoutes.send, { conversationId, id, message }, token),
    textsIn: async (token = studio.admin, page: PageRequest = {}) =>
      (await read(token, page)).messages.map(({ message }) => message),
    addAttachment: async () => (await addSavedAttachment(server, studio.admin)).attachment.id,
    unread: async (token: string) => (await read(token)).conversation.unreadCount,
    toRead: async (token: string) => (await server.ask(chatRoutes.unreadCount, {}, token)).data.conversationsToRead,
  };
}
