import { expect, test } from 'vitest';
import { sendVoice } from '#areas/chats/server/testing/send-voice.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { erasureRoutes } from '#areas/clients/contract/erasure.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { clientExportRoutes, dataExportRoutes } from '#areas/personal-data/contract.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest, Route } from '#shell/common/route.ts';
import { fillClient } from './fill-client.ts';
import { collectRows, columnsWith, isReferredTo, nameOf, readReferences, tablesBelow } from './rows-of-client.ts';
import { sendJob } from './send-job.ts';
import { openOwnTestServer, type TestServer } from './server.ts';
import { openTestStudio, type TestStudio } from './studio.ts';
import { testPassword } from './template-studio.ts';

/** Jobs delete their rows: events after a day, mails and counters of attempts after 30 days and one. */
const temporary = ['live_events', 'outbox', 'rate_limits'];

/** A copy for a client is no template of others. */
const ofTemplates = ['macros.template_id', 'meal_plans.template_id', 'programs.template_id'];

/** Columns that refer to members of the studio and never to a client. A new one belongs here, or gets a row in `fillClient`. */
const ofProfessionals = [
  'aliments.created_by',
  'anamnesis_templates.saved_by',
  'broadcasts.author_id',
  'check_in_tasks.author_id',
  'check_ins.reviewed_by',
  'client_accesses.membership_id',
  'client_collaborators.membership_id',
  'client_file_versions.author_id',
  'collaborator_invitation_clients.former_id',
  'collaborator_invitations.invited_by',
  'collaborator_removals.membership_id',
  'collaborator_removals.removed_by',
  'completed_set_versions.author_id',
  'completed_sets.author_id',
  'completed_workout_readers.membership_id',
  'completed_workouts.comment_author_id',
  'completed_workouts.effort_author_id',
  'completed_workouts.pain_author_id',
  'completed_workouts.times_author_id',
  'conversations.assigned_to',
  'dietary_declaration_decisions.decided_by',
  'dietary_profiles.author_id',
  'exercises.created_by',
  'folders.created_by',
  'macros.created_by',
  'meal_diary_readers.membership_id',
  'meal_entries.reported_by',
  'meal_plan_allergy_confirmations.confirmed_by',
  'meal_plans.created_by',
  'meal_plans.saved_by',
  'meal_plans_editors.membership_id',
  'meal_plans_versions.saved_by',
  'measurement_symptom_readers.membership_id',
  'measurements.author_id',
  'messages.professional_id',
  'notices.author_id',
  'nutritional_advices.author_id',
  'ownership_requests.from_id',
  'ownership_requests.to_id',
  'personal_data_exports.requested_by',
  'programs.created_by',
  'programs.saved_by',
  'programs_editors.membership_id',
  'programs_versions.saved_by',
  'progress_photos.author_id',
  'published_meal_plans.published_by',
  'qualifications.membership_id',
  'recipes.created_by',
  'saved_meals.created_by',
  'scheduled_messages.author_id',
  'surveys.saved_by',
  'surveys_editors.membership_id',
  'surveys_versions.saved_by',
  'visits.completed_by',
  'visits.created_by',
  'visits.saved_by',
  'visits_editors.membership_id',
  'visits_versions.saved_by',
];

test('of a client with something in every area no row and no file is left after the erasure', {
  timeout: 240_000,
}, async () => {
  const server = await openOwnTestServer();
  const studio = await openTestStudio(server, 'Studio Zenit');
  const logoKey = `accounts/${studio.accountId}/${newId()}.webp`;
  const identity = await identityOf(server, studio.ids['clients'] ?? '');
  await writeThroughApp(server, studio, identity.clientId);
  await fillClient(server, studio, identity);
  const before = await collect(server, identity);
  for (const key of [logoKey, ...before.keys])
    await server.services.storage.put(key, Buffer.from('file'), 'image/webp');

  expect(before.unused, 'columns without a row of the client: add one to fillClient').toEqual([]);
  expect(before.keys.length).toBeGreaterThan(10);
  await erase(server, studio, identity.clientId);

  expect(await columnsWith(server.owner, [...Object.values(identity), ...before.ids], temporary)).toEqual([]);
  await expect.poll(() => filesOf(server), { timeout: 20_000 }).toEqual([logoKey]);
});

test('a new table about clients has to be filled by this test', async () => {
  const server = await openOwnTestServer();
  const identity = await identityOf(server, (await openTestStudio(server)).ids['clients'] ?? '');
  const unused = async () => (await collect(server, identity)).unused;
  const before = await unused();

  await server.owner.query(`
    create table client_badges (account_id uuid, id uuid, client_id uuid, given_by uuid, primary key (account_id, id),
      foreign key (account_id, client_id) references clients, foreign key (account_id, given_by) references memberships);
    create table badge_pictures (account_id uuid, badge_id uuid, foreign key (account_id, badge_id) references client_badges)`);

  const added = (await unused()).filter((name) => !before.includes(name));
  expect(added).toEqual(['badge_pictures.badge_id', 'client_badges.client_id', 'client_badges.given_by']);
});

/** What the client and the studio do in the app. */
async function writeThroughApp(server: TestServer, studio: TestStudio, clientId: string): Promise<void> {
  const { admin, client, memberships } = studio;
  const ask = async <R extends Route>(route: R, question: ApiRequest<R>, token: string) =>
    expect((await server.ask(route, question, token)).status, route.endpoint).toBe(200);
  await ask(clientRoutes.detail, { id: clientId }, admin);
  await ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, client);
  // The undo of the removal of a collaborator keeps whose clients they were.
  await ask(collaboratorRoutes.changeCollaborator, { id: clientId, kind: 'training', to: memberships.coach }, admin);
  await ask(collaboratorRoutes.delete, { id: memberships.coach }, admin);
  await sendVoice(server, { conversationId: clientId, token: client });
  await ask(collaboratorRoutes.viewAsClient, { clientId }, admin);
  await ask(dataExportRoutes.create, {}, client);
  await ask(clientExportRoutes.createOfClient, { clientId }, admin);
  const isReady = async () =>
    (await server.owner.query('select from personal_data_exports where ready_at is not null')).rowCount;
  await expect.poll(isReady, { timeout: 20_000 }).toBe(2);
  await ask(erasureRoutes.requestErasure, { password: testPassword }, client);
}

interface Identity {
  clientId: string;
  membershipId: string;
  userId: string;
  email: string;
  name: string;
}

async function identityOf({ owner }: TestServer, clientId: string): Promise<Identity> {
  const { rows } = await owner.query<Identity>(
    `select clients.id as "clientId", memberships.id as "membershipId", users.id as "userId", users.email, users.name
     from clients join memberships on memberships.id = clients.membership_id join users on users.id = memberships.user_id
     where clients.id = $1`,
    [clientId],
  );
  if (!rows[0]) throw new Error('identityOf: the client has no login');
  return rows[0];
}

/** The ids and the storage keys of the client's rows, and the columns that could refer to the client, and of which no row does. */
async function collect({ owner }: TestServer, { clientId, membershipId, userId }: Identity) {
  const references = await readReferences(owner);
  const below = tablesBelow('clients', references);
  const roots: Record<string, string> = { memberships: membershipId, users: userId };
  const rows = await collectRows(owner, references, { root: 'clients', id: clientId });
  const unused = rows.unused.map(nameOf).filter((name) => !ofTemplates.includes(name));
  for (const reference of references) {
    const id = below.has(reference.parent) ? undefined : roots[reference.parent];
    const isAbout = id !== undefined && !ofProfessionals.includes(nameOf(reference));
    if (isAbout && !(await isReferredTo(owner, reference, id))) unused.push(nameOf(reference));
  }
  return { ...rows, unused: unused.toSorted() };
}

async function erase(server: TestServer, { mails }: TestStudio, clientId: string): Promise<void> {
  await server.owner.query('update clients set delete_after = now() where id = $1', [clientId]);
  await sendJob(server, 'clients: erase clients whose days of grace are over');
  await server.mailTo(mails.client, 'I tuoi dati presso «Studio Zenit» sono stati eliminati');
}

async function filesOf({ services }: TestServer): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of services.storage.list()) keys.push(key);
  return keys;
}
