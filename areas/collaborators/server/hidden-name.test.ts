import { beforeAll, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { collaboratorRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test('clients read the name of the admin in comments and mails, also those written before; the team reads the real one', async () => {
  const id = studio.ids['collaborators'] ?? '';
  const clientId = studio.ids['clients'] ?? '';
  const completedWorkoutId = studio.ids['completed-workouts'] ?? '';
  await server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'training', to: id }, studio.admin);
  const about = { referenceKind: 'completed_workout', referenceId: completedWorkoutId };
  const message = { conversationId: clientId, id: newId(), message: 'Ottimo lavoro', ...about };
  await server.ask(chatRoutes.send, message, studio.coach);
  const own = { completedWorkoutId };
  const authors = async () => {
    const ofClient = await server.ask(clientWorkoutRoutes.detail.own, own, studio.client);
    const ofTeam = await server.ask(clientWorkoutRoutes.detail.client, { clientId, ...own }, studio.admin);
    return [ofClient, ofTeam].map(({ data }) =>
      JSON.stringify(data)
        .match(/"authorName":"[^"]*"/g)
        ?.at(-1),
    );
  };
  const before = await authors();

  const hidden = { role: 'coach', permissions: rolePermissions().coach, isNameHidden: true } as const;
  await server.ask(collaboratorRoutes.update, { id, version: 1, ...hidden }, studio.admin);
  const email = `nuova.${newId()}@example.com`;
  await server.ask(clientRoutes.create, { name: 'Nuova Prova', email }, studio.coach);

  expect(before).toEqual(['"authorName":"Studio Prova coach"', '"authorName":"Studio Prova coach"']);
  expect(await authors()).toEqual(['"authorName":"Studio Prova admin"', '"authorName":"Studio Prova coach"']);
  const mail = await server.mailTo(email);
  expect(mail.html).toContain('Studio Prova admin');
  expect(mail.html).not.toContain('Studio Prova coach');
});
