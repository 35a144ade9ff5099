import { beforeAll, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { newId } from '#shell/common/ids.ts';
import { rolePermissions } from '#shell/common/role-permissions.ts';
import { collaboratorRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const newEmail = () => `collaboratore.${newId()}@example.com`;
const draft = { name: 'Ugo Prova', role: 'coach', permissions: rolePermissions().coach, isNameHidden: false } as const;
const invite = (email: string, more: object = {}) =>
  server.ask(collaboratorRoutes.create, { ...draft, email, ...more }, studio.admin);
const accept = (token: string, password = 'password-mia') =>
  server.ask(collaboratorRoutes.acceptInvitation, { token, name: 'Ugo Prova', password, agreement: true });
const listed = async () => (await server.ask(collaboratorRoutes.list, {}, studio.admin)).data;

test('an invited person chooses a password and is a coach of the studio; the link works once', async () => {
  const email = newEmail();
  await invite(email);
  const mail = await server.mailTo(email);
  const read = await server.ask(collaboratorRoutes.readInvitation, { token: mail.token });

  const accepted = await accept(mail.token);
  const again = await accept(mail.token);
  const { user } = (await server.ask(accountRoutes.me, {}, accepted.data.access_token)).data;
  const { collaborators, invitations } = await listed();

  expect(mail.subject).toContain('ti invita nel team');
  // A secretary gets the same mail.
  expect(mail.html).not.toMatch(/programmi|conversazioni/);
  expect(mail.html).toContain('/register-collaborator?token=');
  const brand = { name: 'Studio Prova', logo_url: null, main_color: null };
  expect(read.data).toEqual({ name: 'Ugo Prova', email, role: 'coach', brand, hasLogin: false });
  expect(user).toMatchObject({ email, roles: ['coach'], accountName: 'Studio Prova' });
  expect(again.code).toBe('link_invalid');
  expect(collaborators.map((person) => person.email)).toContain(email);
  expect(invitations.map((pending) => pending.email)).not.toContain(email);
});

test('a person with a login enters with their password and switches between both studios', async () => {
  const other = await openTestStudio(server, 'Studio Vicino');
  await invite(other.mails.coach, { role: 'nutritionist', permissions: rolePermissions().nutritionist });
  const { token } = await server.mailTo(other.mails.coach);

  const wrong = await accept(token);
  const right = await accept(token, testPassword);
  const { user } = (await server.ask(accountRoutes.me, {}, right.data.access_token)).data;

  expect(wrong).toMatchObject({ status: 422, code: 'wrong_password' });
  expect(user.memberships.map(({ accountName, role }) => [accountName, role])).toEqual([
    ['Studio Prova', 'nutritionist'],
    ['Studio Vicino', 'coach'],
  ]);
});

test('edited permissions and the hidden name of an invitation are those of the collaborator', async () => {
  const email = newEmail();
  await invite(email, { permissions: ['view home', 'update clients'], isNameHidden: true });
  const { token } = await server.mailTo(email);

  const { access_token } = (await accept(token)).data;
  const { permissions } = (await server.ask(accountRoutes.permissions, {}, access_token)).data;
  const person = (await listed()).collaborators.find((one) => one.email === email);

  expect(permissions.toSorted()).toEqual(['update clients', 'view clients', 'view home']);
  expect(person).toMatchObject({ isNameHidden: true, hasOwnPermissions: true });
});

test('a resend voids the previous link; a withdrawn invitation no longer opens', async () => {
  const email = newEmail();
  const { id } = (await invite(email)).data.invitation;
  const first = await server.mailTo(email);
  await server.owner.query('delete from outbox where recipient = $1', [email]);
  await server.ask(collaboratorRoutes.resend, { id }, studio.admin);
  const second = await server.mailTo(email);

  const old = await server.ask(collaboratorRoutes.readInvitation, { token: first.token });
  const fresh = await server.ask(collaboratorRoutes.readInvitation, { token: second.token });
  await server.ask(collaboratorRoutes.withdraw, { id }, studio.admin);
  const withdrawn = await server.ask(collaboratorRoutes.readInvitation, { token: second.token });

  expect([old.code, fresh.status, withdrawn.code]).toEqual(['link_invalid', 200, 'link_invalid']);
});

test('20 identical invitations at once are one invitation and one mail', async () => {
  const email = newEmail();

  const replies = await Promise.all(Array.from({ length: 20 }, () => invite(email)));
  await server.mailTo(email);
  const mails = await server.owner.query('select from outbox where recipient = $1', [email]);

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ code }) => code === 'already_invited')).toHaveLength(19);
  expect(mails.rowCount).toBe(1);
});

test('who is in the team, or a client of the studio, is not invited', async () => {
  const member = await invite(studio.mails.coach);
  const client = await invite(studio.mails.client);

  expect([member.code, client.code]).toEqual(['already_in_team', 'is_client']);
});

test('two devices that accept one invitation at once make one collaborator', async () => {
  const email = newEmail();
  await invite(email);
  const { token } = await server.mailTo(email);

  const replies = await Promise.all([accept(token), accept(token)]);
  const people = (await listed()).collaborators.filter((person) => person.email === email);

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(people).toHaveLength(1);
});

test('20 different invitations at once keep the limit of 50', async () => {
  const own = await openTestStudio(server);
  const inviteOwn = () =>
    server.ask(collaboratorRoutes.create, { ...draft, email: newEmail(), permissions: [] }, own.admin);
  const { invitations: present } = (await server.ask(collaboratorRoutes.list, {}, own.admin)).data;
  for (let count = present.length; count < 45; count++) await inviteOwn();

  const replies = await Promise.all(Array.from({ length: 20 }, inviteOwn));

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ code }) => code === 'too_many_invitations')).toHaveLength(15);
});

test('of 5 resends at once one link is valid', async () => {
  const email = newEmail();
  const { id } = (await invite(email)).data.invitation;
  await server.mailTo(email);
  await Promise.all(Array.from({ length: 5 }, () => server.ask(collaboratorRoutes.resend, { id }, studio.admin)));

  const links = await server.owner.query('select from one_time_links where invitation_id = $1', [id]);

  expect(links.rowCount).toBe(1);
});

test('a collaborator who was removed comes back by an invitation when the removal can no longer be undone', async () => {
  const own = await openTestStudio(server);
  const ask = {
    ...draft,
    email: own.mails.coach,
    role: 'nutritionist',
    permissions: rolePermissions().nutritionist,
  } as const;
  const team = async () => (await server.ask(collaboratorRoutes.list, {}, own.admin)).data.collaborators;
  const coach = (await team()).find(({ role }) => role === 'coach')?.id ?? '';
  await server.ask(collaboratorRoutes.delete, { id: coach }, own.admin);
  const early = await server.ask(collaboratorRoutes.create, ask, own.admin);

  await server.owner.query(
    "update collaborator_removals set removed_at = now() - interval '8 days' where membership_id = $1",
    [coach],
  );
  await server.ask(collaboratorRoutes.create, ask, own.admin);
  const { token } = await server.mailTo(own.mails.coach);
  const accepted = await accept(token, testPassword);
  const person = (await team()).find(({ id }) => id === coach);
  const removedAgain = await server.ask(collaboratorRoutes.delete, { id: coach }, own.admin);

  expect(early.code).toBe('removed_before');
  expect(accepted.status).toBe(200);
  expect(person).toMatchObject({ role: 'nutritionist', removedAt: null });
  expect(removedAgain.status).toBe(200);
});
