import { beforeAll, expect, test, vi } from 'vitest';
import { chatRoutes } from '#areas/chats/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { clientImportRoutes } from '#areas/clients/contract/import.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { clientWorkoutRoutes } from '#areas/completed-workouts/contract.ts';
import { commentRoutes } from '#areas/completed-workouts/contract/comments.ts';
import { trainingRoutes, workoutRoutes } from '#areas/completed-workouts/contract/training.ts';
import { syncOf } from '#areas/completed-workouts/example.ts';
import { clientMetricRoutes, metricRoutes } from '#areas/metrics/contract.ts';
import { metricTypeRoutes } from '#areas/metrics/contract/type-routes.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { expectCacheFollows } from './live-cache.ts';
import { openTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';

/** Each scenario sends every GET request several times. */
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});

type Name = 'admin' | 'client';

async function recipientOf({ accountId, ...studio }: TestStudio, name: Name) {
  const text = `select memberships.id from memberships left join clients on membership_id = memberships.id
    where memberships.account_id = $1 and role = $2 and (clients.id is null or clients.id = $3)`;
  const { rows } = await server.owner.query(text, [accountId, name, studio.ids['clients']]);
  return { token: studio[name], membershipId: rows[0].id as string };
}

async function follow(studio: TestStudio, name: Name, writes: (() => Promise<unknown>)[]) {
  const recipient = await recipientOf(studio, name);
  return expectCacheFollows({ server, recipient, ids: studio.ids, writes });
}

const draft = (name: string) => ({ name, email: `${newId()}@example.com` });

test('client.changed: every screen of the admin follows when clients are added, changed, deactivated and deleted', async () => {
  const studio = await openTestStudio(server);
  const id = studio.ids['clients'] ?? '';
  const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;

  const changed = await follow(studio, 'admin', [
    () => server.ask(clientRoutes.create, draft('Nuova'), studio.admin),
    () => server.ask(clientImportRoutes.importClients, { clients: [draft('Prima'), draft('Seconda')] }, studio.admin),
    () => server.ask(clientRoutes.update, { ...client, name: 'Rinominata' }, studio.admin),
    () => server.ask(clientRoutes.saveNote, { id, version: client.version + 1, note: 'Nota' }, studio.admin),
    () => server.ask(clientRoutes.deactivate, { id }, studio.admin),
    () => server.ask(clientRoutes.restore, { id }, studio.admin),
    () => server.ask(clientRoutes.saveSubscriptionEnd, { id, subscriptionEnd: '2026-11-30' }, studio.admin),
  ]);

  expect(changed).toEqual(
    expect.arrayContaining([
      'GET /clients',
      'GET /clients/:id/detail',
      'GET /clients/total/count',
      'GET /home/getGraphsData',
    ]),
  );
  expect(await follow(studio, 'admin', [() => server.ask(clientRoutes.delete, { id }, studio.admin)])).toContain(
    'GET /clients',
  );
});

test('client.changed: the screens of both sides follow when a client withdraws a consent and gives it again', {
  timeout: 60_000,
}, async () => {
  const studio = await openTestStudio(server);
  const decide = (isGiven: boolean) => () =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven }, studio.client);

  expect(await follow(studio, 'admin', [decide(false)])).toEqual(
    expect.arrayContaining(['GET /clients/:id/detail', 'GET /completed-workouts', 'GET /clients/:clientId/consents']),
  );
  expect(await follow(studio, 'client', [decide(true)])).toEqual(
    expect.arrayContaining(['GET /my/consents', 'GET /my/today']),
  );
});

test('program.changed: the screens of the admin and of the client follow', async () => {
  const studio = await openTestStudio(server);
  const { admin, ids } = studio;
  const clientId = ids['clients'] ?? '';
  const programId = ids['client-programs'] ?? '';
  const assign = async () => {
    const template = { title: 'Forza', weeks: 2, daysAWeek: 2 };
    const { program } = (await server.ask(programRoutes.create, template, admin)).data;
    await server.ask(programRoutes.duplicate, { id: programId }, admin);
    await server.ask(programRoutes.delete, { id: program.id }, admin);
  };
  const rename = async () => {
    const { program } = (await server.ask(programRoutes.get, { id: programId }, admin)).data;
    const { programUser } = (await server.ask(programRoutes.programUser, { id: programId }, admin)).data;
    const changes = {
      id: programId,
      version: program.version,
      startsOn: programUser.startsOn,
      note: 'Con calma',
      days: [],
    };
    return server.ask(programRoutes.saveProgramUser, changes, admin);
  };
  const again = () =>
    server.ask(programRoutes.assign, { id: programId, clientIds: [clientId], startsOn: '2027-02-01' }, admin);

  expect(await follow(studio, 'admin', [assign, rename, again])).toEqual(
    expect.arrayContaining(['GET /programs', 'GET /programs/client/:id', 'GET /home/getGraphsData']),
  );
  const unassign = () => server.ask(programRoutes.unassign, { programId }, admin);
  expect(await follow(studio, 'client', [rename, again, unassign])).toContain('GET /my/training');
});

test.each(['admin', 'client'] as const)(
  'measurements.changed, metric_type.changed: the screens of the %s follow values, goals, types and disputes',
  async (name) => {
    const studio = await openTestStudio(server);
    const { admin, client, ids } = studio;
    const clientId = ids['clients'] ?? '';
    const metricId = ids['metrics'] ?? '';
    const ownType = ids['all-metrics'] ?? '';
    const day = '2026-11-17';
    const values = [{ metric: 'neck', entered: '38' } as const, { metric: ownType, entered: '4' }];
    const draft = { name: 'Rinominata', unit: 'points', decimals: 0, direction: 'up' } as const;
    let valueId = '';

    const writes = [
      async () => {
        const { data } = await server.ask(metricRoutes.record.client, { clientId, id: newId(), day, values }, admin);
        valueId = data.values[0]?.id ?? '';
      },
      () => server.ask(metricTypeRoutes.updateType, { id: ownType, version: 1, ...draft }, admin),
      () =>
        server.ask(clientMetricRoutes.update, { clientId, metricId, version: 1, goal: { from: 70, to: 71 } }, admin),
      () => server.ask(clientMetricRoutes.dispute, { valueId, note: 'No' }, client),
      () => server.ask(metricRoutes.deleteValue.own, { valueId: ids['values'] ?? '' }, client),
      () => server.ask(clientMetricRoutes.unfollow, { clientId, metricId }, admin),
    ];
    const changed = await follow(studio, name, writes);

    const list = name === 'admin' ? metricRoutes.list.client : metricRoutes.list.own;
    expect(changed).toContain(list.endpoint);
  },
);

test('team.changed: the screens of the admin follow invitations, permissions, hand-overs and removals', async () => {
  const studio = await openTestStudio(server);
  const { admin, ids } = studio;
  const id = ids['collaborators'] ?? '';
  const clientId = ids['clients'] ?? '';
  const invited = {
    ...draft('Ugo'),
    role: 'coach',
    permissions: rolePermissions().coach,
    isNameHidden: false,
  } as const;
  const limited = { role: 'coach', permissions: ['view home'], isNameHidden: true } as const;

  const changed = await follow(studio, 'admin', [
    () => server.ask(collaboratorRoutes.create, { ...invited, permissions: [...invited.permissions] }, admin),
    () => server.ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'training', to: id }, admin),
    () => server.ask(collaboratorRoutes.update, { id, version: 1, ...limited, permissions: ['view home'] }, admin),
    () => server.ask(collaboratorRoutes.offerOwnership, { id, formerRole: 'coach' }, admin),
    () => server.ask(collaboratorRoutes.delete, { id }, admin),
  ]);

  expect(changed).toEqual(
    expect.arrayContaining([
      'GET /collaborators',
      'GET /collaborators/:id',
      'GET /clients',
      'GET /clients/team-members',
    ]),
  );
});

test.each(['admin', 'client'] as const)(
  'completed_workout.changed: the screens of the %s follow what is logged, commented on and read',
  async (name) => {
    const studio = await openTestStudio(server);
    const { admin, client, ids } = studio;
    const clientId = ids['clients'] ?? '';
    const completedWorkoutId = ids['completed-workouts'] ?? '';
    const about = { referenceKind: 'completed_workout', referenceId: completedWorkoutId };
    const message = (text: string) => ({ conversationId: clientId, id: newId(), message: text, ...about });
    const finish = { finishedAt: '2026-11-18T18:00:00.000Z', effort: 8, comment: 'Dura' };
    const sync = {
      completedWorkoutId,
      ...syncOf({
        startedAt: '2026-11-18T17:00:00.000Z',
        finish,
        rowChanges: [
          {
            rowId: ids['prescribed-rows'] ?? '',
            skipReason: 'pain',
            exerciseId: null,
            note: '',
            changedAt: '2026-11-18T17:30:00.000Z',
          },
        ],
      } as never),
    };

    const changed = await follow(studio, name, [
      () => server.ask(workoutRoutes.sync.own, sync as never, client),
      () => server.ask(chatRoutes.send, message('Bravo'), admin),
      () => server.ask(chatRoutes.send, message('Grazie'), client),
      () =>
        server.ask(
          commentRoutes.markRead.client,
          { clientId, completedWorkoutId, until: new Date().toISOString() },
          admin,
        ),
      () =>
        server.ask(trainingRoutes.skip, { workoutId: ids['workouts'] ?? '', reason: 'ill', note: '' } as never, client),
    ]);

    const detail = name === 'admin' ? clientWorkoutRoutes.detail.client : clientWorkoutRoutes.detail.own;
    expect(changed).toContain(detail.endpoint);
  },
);

test.each(['admin', 'client'] as const)(
  'message.created, message.deleted, conversation.read, conversation.wiped: lists and counts of the %s follow',
  async (name) => {
    const studio = await openTestStudio(server);
    const { admin, client, ids } = studio;
    const id = ids['clients'] ?? '';
    const messageId = newId();
    const send = (token: string, fields = {}) =>
      server.ask(chatRoutes.send, { conversationId: id, message: 'Ciao', ...fields }, token);

    const changed = await follow(studio, name, [
      () => send(client, { id: messageId }),
      () => send(admin),
      () => server.ask(chatRoutes.deleteMessage, { id: messageId }, client),
      () => server.ask(chatRoutes.markRead, { id }, studio[name]),
      () => server.ask(chatRoutes.markUnread, { id }, studio[name]),
      () => server.ask(chatRoutes.markAllRead, {}, studio[name]),
      () => server.ask(chatRoutes.wipe, { id }, studio[name]),
      () => send(client),
      () => server.ask(chatRoutes.wipe, { id, wipeoutAll: true }, admin),
      () => send(name === 'admin' ? client : admin),
    ]);

    expect(changed).toEqual(expect.arrayContaining(['GET /conversations', 'GET /conversations/client/:id']));
  },
);
