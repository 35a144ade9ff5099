import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { accountRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

test('a reset works once, sets the new password and ends every session', async () => {
  const own = await openTestStudio(server);
  await server.ask(accountRoutes.askReset, { email: own.mails.admin });
  const { token } = await server.mailTo(own.mails.admin);
  const done = await server.ask(accountRoutes.resetPassword, { token, password: 'tutta-nuova' });

  expect(done.status).toBe(200);
  expect((await server.ask(accountRoutes.me, {}, own.admin)).status).toBe(403);
  expect((await server.ask(accountRoutes.login, { email: own.mails.admin, password: 'tutta-nuova' })).status).toBe(200);
  expect((await server.ask(accountRoutes.resetPassword, { token, password: 'ancora-una' })).code).toBe('link_invalid');
});

test('a new password voids all links mailed before', async () => {
  const own = await openTestStudio(server);
  await server.ask(
    accountRoutes.saveProfile,
    { email: 'ladro@example.com', currentPassword: testPassword, version: 2 },
    own.admin,
  );
  const { token } = await server.mailTo('ladro@example.com');
  await server.ask(accountRoutes.askReset, { email: own.mails.admin });
  await server.ask(accountRoutes.resetPassword, {
    token: (await server.mailTo(own.mails.admin, 'Scegli una nuova password')).token,
    password: 'di-nuovo-mia',
  });

  expect((await server.ask(accountRoutes.confirmEmail, { token })).code).toBe('link_invalid');
  expect((await server.ask(accountRoutes.login, { email: own.mails.admin, password: 'di-nuovo-mia' })).status).toBe(
    200,
  );
});

test('a reset has the same response for a known and an unknown e-mail', async () => {
  const known = await server.ask(accountRoutes.askReset, { email: studio.mails.coach });

  expect(known).toEqual(await server.ask(accountRoutes.askReset, { email: 'ignota@example.com' }));
});

test('the mail of a reset is in the language that its reader has chosen, not in that of the page', async () => {
  const own = await openTestStudio(server);
  await server.ask(accountRoutes.setLocale, { locale: 'en' }, own.admin);
  await server.ask(accountRoutes.askReset, { email: own.mails.admin }, undefined, 'it');

  expect((await server.mailTo(own.mails.admin)).subject).toBe('Choose a new password');
});

test('a password that was changed or reset is told by mail', async () => {
  const own = await openTestStudio(server);
  const change = { currentPassword: testPassword, password: 'password-nuova' };
  await server.ask(accountRoutes.changePassword, change, own.client);
  await server.ask(accountRoutes.setLocale, { locale: 'en' }, own.coach);
  await server.ask(accountRoutes.askReset, { email: own.mails.coach });
  const { token } = await server.mailTo(own.mails.coach, 'Choose a new password');
  await server.ask(accountRoutes.resetPassword, { token, password: 'tutta-nuova' });

  const changed = await server.mailTo(own.mails.client, 'La tua password è cambiata');
  expect(changed.html).toContain('/forgot-password');
  expect(changed.html).not.toContain('password-nuova');
  expect((await server.mailTo(own.mails.coach, 'Your password has changed')).html).toContain('was changed');
});

test('whoever lost a phone ends all their other sessions, and neither this one nor those of other people', async () => {
  const own = await openTestStudio(server);
  const phones = [await own.login('admin'), await own.login('admin')];

  expect((await server.ask(accountRoutes.logoutOthers, {}, own.admin)).data).toEqual({ ended: phones.length });
  for (const phone of phones) expect((await server.ask(accountRoutes.me, {}, phone)).status).toBe(403);
  for (const token of [own.admin, own.coach, own.client])
    expect((await server.ask(accountRoutes.me, {}, token)).status).toBe(200);
  expect((await server.ask(accountRoutes.logoutOthers, {}, own.admin)).data).toEqual({ ended: 0 });
});

test('changing it requires the current one and ends all other sessions', async () => {
  const own = await openTestStudio(server);
  const other = await own.login('admin');
  const wrong = await server.ask(
    accountRoutes.changePassword,
    { currentPassword: 'no', password: 'password-nuova' },
    own.admin,
  );
  const right = await server.ask(
    accountRoutes.changePassword,
    { currentPassword: testPassword, password: 'password-nuova' },
    own.admin,
  );

  expect(wrong.errors).toEqual({ currentPassword: ['La password attuale non è corretta.'] });
  expect(right.status).toBe(200);
  expect((await server.ask(accountRoutes.me, {}, other)).status).toBe(403);
  expect((await server.ask(accountRoutes.me, {}, own.admin)).status).toBe(200);
});

test.each(['12345678', 'aaaaaaaaaa', 'Password1', 'Juventus', 'qwertyuiop'])(
  'the password “%s” is refused with its reason, also in English',
  async (password) => {
    const change = { currentPassword: testPassword, password };
    const refused = await server.ask(accountRoutes.changePassword, change, studio.coach);
    const english = await server.ask(accountRoutes.changePassword, change, studio.coach, 'en');

    expect([refused.status, refused.code]).toEqual([422, 'common_password']);
    expect(refused.errors).toEqual({ password: [expect.stringMatching(/tra le prime che si provano/)] });
    expect(english.errors).toEqual({ password: [expect.stringMatching(/among the first that are tried/)] });
    expect((await server.ask(accountRoutes.login, { email: studio.mails.coach, password })).status).toBe(422);
  },
);

test('a refused password leaves the link of a reset valid, and a used link is known before a password is typed', async () => {
  const own = await openTestStudio(server);
  await server.ask(accountRoutes.askReset, { email: own.mails.admin });
  const { token } = await server.mailTo(own.mails.admin);
  const check = () => server.ask(accountRoutes.checkPasswordLink, { token });

  expect((await check()).status).toBe(200);
  expect((await server.ask(accountRoutes.resetPassword, { token, password: '12345678' })).code).toBe('common_password');
  expect((await check()).status).toBe(200);
  expect((await server.ask(accountRoutes.resetPassword, { token, password: 'tutta-nuova' })).status).toBe(200);
  expect((await check()).errors).toEqual({ token: [expect.stringMatching(/già stato usato/)] });
});

test('a changed password names the change of e-mail that it cancels', async () => {
  const own = await openTestStudio(server);
  await server.ask(
    accountRoutes.saveProfile,
    { email: 'altrove@example.com', currentPassword: testPassword, version: 2 },
    own.admin,
  );
  const change = (currentPassword: string, password: string) =>
    server.ask(accountRoutes.changePassword, { currentPassword, password }, own.admin);

  expect((await change(testPassword, 'password-nuova')).data.cancelledEmail).toBe('altrove@example.com');
  expect((await change('password-nuova', 'password-nuovissima')).data.cancelledEmail).toBeNull();
  expect((await server.ask(accountRoutes.me, {}, own.admin)).data.user.unconfirmedEmail).toBeNull();
});
