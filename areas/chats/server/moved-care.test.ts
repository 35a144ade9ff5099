import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { openTestServer } from '#database/testing/server.ts';
import { chatRoutes } from '../contract.ts';
import { openChat } from './testing/open-chat.ts';

test('a save that moves a coach from training to nutrition, and leaves training to nobody, announces no new reader of the chat', async () => {
  const server = await openTestServer();
  const { studio, conversationId: id, textsIn } = await openChat(server);
  const { collaborators } = (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;
  const coachId = collaborators.find(({ role }) => role === 'coach')?.id ?? '';
  const permissions = ['view programs', 'view meal plans', 'view chats'];
  await server.owner.query('update memberships set permissions = $2 where id = $1', [coachId, permissions]);
  const give = { id, kind: 'training', to: coachId, tellsClients: false } as const;
  await server.ask(collaboratorRoutes.changeCollaborator, give, studio.admin);
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;

  const moved = { trainingCollaboratorId: null, nutritionCollaboratorId: coachId };
  await server.ask(clientRoutes.update, { ...client, ...moved }, studio.admin);

  expect(await textsIn(studio.client)).toEqual(["Da ora Studio Prova coach ti segue per l'alimentazione."]);
});

test('a restored client whom nobody follows reads who follows them from now on', async () => {
  const server = await openTestServer();
  const { studio, conversationId: id, textsIn } = await openChat(server);
  await server.ask(clientRoutes.deactivate, { id }, studio.admin);
  await server.owner.query('delete from client_collaborators where client_id = $1', [id]);

  await server.ask(clientRoutes.restore, { id }, studio.admin);

  expect(await textsIn(studio.client)).toEqual(['Da ora ti segue Studio Prova admin.']);
});

test('each reader reads in their own language who follows the client, whatever language it was written in', async () => {
  const server = await openTestServer();
  const { studio, conversationId, textsIn } = await openChat(server);
  const give = { id: conversationId, kind: 'training', to: studio.memberships.coach, tellsClients: true } as const;
  await server.ask(collaboratorRoutes.changeCollaborator, give, studio.admin);

  const { messages } = (await server.ask(chatRoutes.messages, { conversationId }, studio.admin, 'en')).data;

  expect(messages.map(({ message }) => message)).toEqual([
    'From now on, Studio Prova coach follows your training and can also read the messages written here so far.',
  ]);
  expect(await textsIn(studio.client)).toEqual([
    "Da ora Studio Prova coach ti segue per l'allenamento e può leggere anche i messaggi già scritti qui.",
  ]);
});
