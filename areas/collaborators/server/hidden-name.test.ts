import { beforeAll, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { chatRoutes } from '#areas/chats/contract.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { readableRequests } from '#database/testing/readable-requests.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { readPdf } from '#shell/server/pdf/testing/read-pdf.ts';
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
  const { rows: events } = await server.owner.query(
    `select type from live_events join memberships on memberships.id = membership_id
     where memberships.account_id = $1 and role = 'client' and type = 'team.changed'`,
    [studio.accountId],
  );
  const email = `nuova.${newId()}@example.com`;
  await server.ask(clientRoutes.create, { name: 'Nuova Prova', email }, studio.coach);

  expect(before).toEqual(['"authorName":"Studio Prova coach"', '"authorName":"Studio Prova coach"']);
  expect(events.length, 'the open apps of the clients follow').toBeGreaterThan(0);
  expect(await authors()).toEqual(['"authorName":"Studio Prova admin"', '"authorName":"Studio Prova coach"']);
  const mail = await server.mailTo(email);
  expect(mail.html).toContain('Studio Prova admin');
  expect(mail.html).not.toContain('Studio Prova coach');
});

/** The coach has the care of a new studio's client and is the author of all that was made for them; their name is hidden. */
async function openHiddenStudio() {
  const hidden = await openTestStudio(server);
  const { accountId, ids } = hidden;
  const { rows } = await server.owner.query('select id, role from memberships where account_id = $1', [accountId]);
  const idOf = (role: string): string => rows.find((row) => row.role === role).id;
  const authors = await server.owner.query<{ name: string; column: string }>(
    `select conrelid::regclass::text as name, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[2]
     where contype = 'f' and confrelid = 'memberships'::regclass
       and attname in ('created_by', 'saved_by', 'author_id', 'published_by', 'completed_by', 'reviewed_by', 'assigned_to')`,
  );
  const changed = await Promise.all(
    authors.rows.map(({ name, column }) =>
      server.owner.query(`update ${name} set ${column} = $1 where account_id = $2 and ${column} = $3`, [
        idOf('coach'),
        accountId,
        idOf('admin'),
      ]),
    ),
  );
  expect(changed.filter(({ rowCount }) => rowCount).length).toBeGreaterThan(10);
  for (const kind of ['training', 'nutrition'] as const) {
    const care = { id: ids['clients'] ?? '', kind, to: idOf('coach'), tellsClients: false };
    await server.ask(collaboratorRoutes.changeCollaborator, care, hidden.admin);
  }
  const change = { role: 'coach', permissions: rolePermissions().coach, isNameHidden: true } as const;
  await server.ask(collaboratorRoutes.update, { id: idOf('coach'), version: 1, ...change }, hidden.admin);
  const qualify = (role: string, number: string) =>
    server.owner.query(
      `insert into qualifications (account_id, membership_id, profession, register, number)
       values ($1, $2, 'dietitian', 'Ordine di Milano', $3)`,
      [accountId, idOf(role), number],
    );
  await Promise.all([qualify('coach', 'C-1234'), qualify('admin', 'A-5678')]);
  return hidden;
}

test('no response that a client can read has the hidden name, and PDFs name the admin with the register of the admin', {
  timeout: 60_000,
}, async () => {
  const { client, admin, ids } = await openHiddenStudio();

  const requests = await readableRequests(server, { token: client, ids });
  const naming = (name: string) =>
    requests.filter(({ response }) => JSON.stringify(response).includes(name)).map(({ route }) => route.endpoint);
  expect(naming('Studio Prova coach')).toEqual([]);
  expect(naming('Studio Prova admin').length).toBeGreaterThan(5);

  for (const url of [`/visits/${ids['visits']}`, `/mealPlans/${ids['client-meal-plans']}`]) {
    const headers = { authorization: `Bearer ${admin}` };
    const { rawPayload } = await server.app.inject({ url: `/api${url}/download/pdf`, headers });
    const text = (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/Studio Prova admin.*A-5678/);
    expect(text).not.toMatch(/Studio Prova coach|C-1234/);
  }
});
