import { expect, test } from 'vitest';
import { openOtherTestServer, openOwnTestServer } from '#database/testing/server.ts';
import { newId } from '#shell/common/ids.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';

test('one message sent five times to two processes, one answer lost, is stored once and each participant is told once', async () => {
  const server = await openOwnTestServer();
  const other = await openOtherTestServer(server);
  const { studio, conversationId, textsIn } = await openChat(server);
  const request = { conversationId, id: newId(), message: 'Una volta' };

  const replies = await Promise.all(
    [server, other, server, other, server].map((process) => process.ask(chatRoutes.send, request, studio.client)),
  );

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await textsIn()).toEqual(['Una volta']);
  expect((await server.ask(chatRoutes.send, request, studio.client)).data.message.seq).toBe(
    replies[0]?.data.message.seq,
  );
  const emitted = await server.owner.query(
    `select membership_id, count(*)::int as count from live_events
    where type = 'message.created' and data ->> 'messageId' = $1 group by 1`,
    [request.id],
  );
  expect(emitted.rows.length).toBeGreaterThanOrEqual(2);
  expect(new Set(emitted.rows.map(({ count }) => count))).toEqual(new Set([1]));
});

test('20 writers on two processes lose and double nothing, and the numbers have no gaps', async () => {
  const server = await openOwnTestServer();
  const other = await openOtherTestServer(server);
  const { studio, conversationId, read, toRead } = await openChat(server);
  const first = (await server.ask(chatRoutes.send, { conversationId, message: 'inizio' }, studio.client)).data.message
    .seq;

  await Promise.all(
    Array.from({ length: 20 }, (_, writer) => {
      const [process, token] = [writer % 2 ? server : other, writer % 3 ? studio.client : studio.admin];
      return process.ask(chatRoutes.send, { conversationId, message: `${writer}` }, token);
    }),
  );

  const { messages } = await read();
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, index) => first + 20 - index));
  expect(new Set(messages.map(({ message }) => message)).size).toBe(21);
  expect(await toRead(studio.client)).toBeLessThanOrEqual(1);
  const times = messages.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});
