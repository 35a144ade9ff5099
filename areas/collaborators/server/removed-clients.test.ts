import { expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { sendJob } from '#database/testing/send-job.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { collaboratorRoutes } from '../contract.ts';

/** A studio whose coach was removed, and who had these clients: what the removal moved is kept for the undo. */
async function openStudio(server: TestServer) {
  const studio = await openTestStudio(server);
  const draft = (name: string) => ({ name, email: `${name.toLowerCase()}.${studio.memberships.coach}@example.com` });
  const [erased, other] = await Promise.all(
    ['Vera', 'Nora'].map((name) => server.ask(clientRoutes.create, draft(name), studio.coach)),
  );
  await server.ask(collaboratorRoutes.delete, { id: studio.memberships.coach }, studio.admin);
  return { studio, erasedId: erased?.data.client.id ?? '', otherId: other?.data.client.id ?? '' };
}

async function linesOf({ owner }: TestServer, { accountId }: TestStudio): Promise<string> {
  const text = 'select lines::text as lines from collaborator_removals where account_id = $1';
  return (await owner.query(text, [accountId])).rows[0].lines;
}

test('a removal forgets a client who is deleted, and its undo gives back the other clients', async () => {
  const server = await openTestServer();
  const { studio, erasedId, otherId } = await openStudio(server);
  expect(await linesOf(server, studio)).toContain(erasedId);

  await server.ask(clientRoutes.delete, { id: erasedId }, studio.admin);
  const lines = await linesOf(server, studio);
  const restored = await server.ask(collaboratorRoutes.restore, { id: studio.memberships.coach }, studio.admin);

  expect(lines).not.toContain(erasedId);
  expect(lines).toContain(otherId);
  expect(restored.status).toBe(200);
  const { client } = (await server.ask(clientRoutes.detail, { id: otherId }, studio.admin)).data;
  expect(client.trainingCollaboratorId).toBe(studio.memberships.coach);
});

test('a removal that cannot be undone any more knows no records', async () => {
  const server = await openOwnTestServer();
  const { studio, otherId } = await openStudio(server);
  expect(await linesOf(server, studio)).toContain(otherId);

  await server.owner.query(`update collaborator_removals set removed_at = now() - interval '8 days'`);
  await sendJob(server, 'collaborators: delete what was removed');

  await expect.poll(() => linesOf(server, studio), { timeout: 20_000 }).toBe('[]');
});
