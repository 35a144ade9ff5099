import { beforeAll, expect, test, vi } from 'vitest';
import { addClient, addCollaborator, createStudio, registerClient } from '#database/seeds/studio/create-studio.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { emptyResponse } from '#shell/common/fields.ts';
import { newId } from '#shell/common/ids.ts';
import { defineSubjectRoutes } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { runOutsideRequest } from '#shell/server/public-scope.ts';
import { bindSubjectRoutes, type Subject } from './subject.ts';

const routes = defineSubjectRoutes({
  read: {
    own: { endpoint: 'GET /my/weights', permission: 'view own record' },
    client: { endpoint: 'GET /clients/:clientId/weights', permission: 'view workouts' },
    response: emptyResponse,
  },
  write: {
    own: { endpoint: 'POST /my/weights', permission: 'update own record' },
    client: { endpoint: 'POST /clients/:clientId/weights', permission: 'update workouts' },
    response: emptyResponse,
  },
});

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

test('a client acts on their own records, as themselves', () =>
  inStudio(async ({ client, clientId }) => {
    const { readOwn, writeOwn } = bound();

    expect(await readOwn(client, {})).toEqual({ clientId, authorId: null });
    expect(await writeOwn(client, {})).toEqual({ clientId, authorId: null });
  }));

test('a professional acts on a client they may see, with their own name', () =>
  inStudio(async ({ admin, clientId }) => {
    const { readClient, writeClient } = bound();
    const subject = { clientId, authorId: admin.caller.membershipId };

    expect(await readClient(admin, { clientId })).toEqual(subject);
    expect(await writeClient(admin, { clientId })).toEqual(subject);
  }));

test('a coach finds no client of somebody else, and nothing is written for one', () =>
  inStudio(async ({ coach, clientId }) => {
    const { readClient, writeClient, written } = bound();

    await expect(readClient(coach, { clientId })).rejects.toThrow('not_found');
    await expect(writeClient(coach, { clientId })).rejects.toThrow('not_found');
    expect(written).not.toHaveBeenCalled();
  }));

test('a client that is nobody’s is not found, also by the admin', () =>
  inStudio(async ({ admin }) => {
    await expect(bound().readClient(admin, { clientId: newId() })).rejects.toThrow('not_found');
  }));

test('a professional has no records of their own', () =>
  inStudio(async ({ admin }) => {
    await expect(bound().readOwn(admin, {})).rejects.toThrow('not_found');
  }));

function bound() {
  const written = vi.fn(async (_scope: Scope, subject: Subject) => subject);
  const [readOwn, readClient, writeOwn, writeClient] = bindSubjectRoutes(routes, {
    read: async (_scope: Scope, subject: Subject) => subject,
    write: written,
  }).map(({ run }) => run);
  if (!readOwn || !readClient || !writeOwn || !writeClient) throw new Error('bound: two pairs are four routes');
  return { readOwn, readClient, writeOwn, writeClient, written };
}

interface Studio {
  admin: Scope;
  coach: Scope;
  client: Scope;
  clientId: string;
}

async function inStudio(check: (studio: Studio) => Promise<void>): Promise<void> {
  await runOutsideRequest(server.services, async (scope) => {
    const person = (role: string) => ({ name: role, email: `${role}.${newId()}@example.com`, passwordHash: 'none' });
    const admin = await createStudio(scope, { name: 'Studio Prova', admin: person('admin') });
    const coach = await addCollaborator(admin, 'coach', person('coach'));
    const clientId = await addClient(admin, person('client'));
    await check({ admin, coach, client: await registerClient(admin, clientId, person('client')), clientId });
  });
}
