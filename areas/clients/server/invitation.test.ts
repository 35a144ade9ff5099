import { beforeAll, describe, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { connect } from '#shell/server/database/connect.ts';
import { newId } from '#shell/common/ids.ts';
import { clientRoutes } from '../contract.ts';
import { registrationLinkRoutes } from '../contract/registration-link.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const consents = { agreement: true, healthConsent: true, birthDate: '1990-05-02' } as const;

async function invite(email: string, more: object = {}, token = studio.admin) {
  return server.ask(clientRoutes.create, { name: 'Cliente Nuova', email, ...more }, token);
}

describe('invitation', () => {
  test('a client registers from the link and is logged in', async () => {
    const { data } = await invite('invitata@example.com');
    const { token } = await server.mailTo('invitata@example.com');
    const read = await server.ask(clientRoutes.readInvitation, { token });
    const registered = await server.ask(clientRoutes.register, {
      token,
      name: 'Nina Prova',
      password: 'password-mia',
      ...consents,
    });
    const { client } = (await server.ask(clientRoutes.detail, { id: data.client.id }, studio.admin)).data;

    expect(read.data).toMatchObject({ coachName: 'Studio Prova', email: 'invitata@example.com', hasLogin: false });
    expect((await server.ask(trainingRoutes.today, {}, registered.data.access_token)).status).toBe(200);
    expect(client).toMatchObject({ name: 'Nina Prova', isRegistered: true, invitedAt: null });
  });

  test('a client in another time zone registers with it, and has the day and time of it', async () => {
    await invite('fuso@example.com');
    const { token } = await server.mailTo('fuso@example.com');
    const read = await server.ask(clientRoutes.readInvitation, { token });
    const registration = { token, name: 'Nina Prova', password: 'password-mia', ...consents };
    const refused = await server.ask(clientRoutes.register, { ...registration, timeZone: 'Mars/Olympus' });
    const registered = await server.ask(clientRoutes.register, { ...registration, timeZone: 'America/New_York' });
    const { timeZone } = (await server.ask(accountRoutes.me, {}, registered.data.access_token)).data.user;

    expect(read.data.timeZone).toBe('Europe/Rome');
    expect(refused).toMatchObject({ status: 422, errors: { timeZone: expect.anything() } });
    expect(timeZone).toBe('America/New_York');
  });

  test('the invitation and the open link have the name, the logo and the colour of the studio', async () => {
    const own = await openTestStudio(server);
    const { version } = (await server.ask(accountRoutes.me, {}, own.admin)).data.user;
    await server.ask(
      accountRoutes.saveProfile,
      { accountName: 'Studio Verde', main_color: '#0F766E', version },
      own.admin,
    );
    const fileId = newId();
    await asOwner(
      `insert into files (account_id, id, storage_key, media_type, size_bytes)
       values ('${own.accountId}', '${fileId}', 'logo/verde', 'image/png', 10)`,
    );
    await asOwner(`update accounts set logo_file_id = '${fileId}' where id = '${own.accountId}'`);
    await invite('marchio@example.com', {}, own.admin);
    const { token } = await server.mailTo('marchio@example.com');
    const { registrationLink } = (
      await server.ask(registrationLinkRoutes.switchRegistrationLink, { isOn: true }, own.admin)
    ).data;

    const { brand } = (await server.ask(clientRoutes.readInvitation, { token })).data;
    const ofLink = (
      await server.ask(registrationLinkRoutes.readRegistrationLink, { token: registrationLink?.token ?? '' })
    ).data.brand;

    expect([brand, ofLink]).toEqual(
      Array.from({ length: 2 }, () => ({
        name: 'Studio Verde',
        logo_url: expect.stringMatching(/^\/api\/files\//),
        main_color: '#0F766E',
      })),
    );
  });

  test('the professional sees the language that a registered client has chosen', async () => {
    const { data } = await invite('inglese@example.com', { locale: 'it' });
    const { token } = await server.mailTo('inglese@example.com');
    const registration = { token, name: 'Emma Prova', password: 'password-mia', ...consents };
    const registered = await server.ask(clientRoutes.register, registration);
    await server.ask(accountRoutes.setLocale, { locale: 'en' }, registered.data.access_token);

    const { client } = (await server.ask(clientRoutes.detail, { id: data.client.id }, studio.admin)).data;
    expect(client.locale).toBe('en');
  });

  test('a registration without the consent to health data is refused', async () => {
    await invite('senzaconsenso@example.com');
    const { token } = await server.mailTo('senzaconsenso@example.com');
    const refused = await server.ask(clientRoutes.register, {
      token,
      name: 'Nina',
      password: 'password-mia',
      agreement: true,
      healthConsent: false as never,
    });

    expect(refused.errors).toEqual({ healthConsent: ['Per continuare serve il consenso ai dati sulla salute.'] });
  });

  test('a resend creates a new link and voids the previous one', async () => {
    const { data } = await invite('doppia@example.com');
    const first = await server.mailTo('doppia@example.com');
    await server.ask(clientRoutes.resendEmail, { id: data.client.id }, studio.admin);
    const second = await nextMail('doppia@example.com', first.token);

    expect((await server.ask(clientRoutes.readInvitation, { token: first.token })).code).toBe('link_invalid');
    expect((await server.ask(clientRoutes.readInvitation, { token: second })).status).toBe(200);
  });

  test('a client who is added without an invitation gets no mail, also at a corrected address, until it is sent', async () => {
    const { data } = await invite('dopo.rosi@example.com', { sendsInvitation: false });
    const { id } = data.client;
    const corrected = { id, version: 1, name: 'Dopo', email: 'dopo.rossi@example.com' };
    await server.ask(clientRoutes.update, corrected, studio.admin);
    const card = async () =>
      (await server.ask(clientRoutes.list, { search: 'dopo.rossi' }, studio.admin)).data.clients[0];
    const before = await card();
    await server.ask(clientRoutes.resendEmail, { id }, studio.admin);
    const { token } = await server.mailTo('dopo.rossi@example.com');

    expect(data.client).toMatchObject({ isActive: true, isRegistered: false, invitedAt: null });
    expect(before?.invitedAt).toBeNull();
    expect((await card())?.invitedAt).toEqual(expect.any(String));
    expect((await server.ask(clientRoutes.readInvitation, { token })).status).toBe(200);
  });

  test('a corrected e-mail gets a new invitation and voids the previous one', async () => {
    const { data } = await invite('maria.rosi@example.com');
    const wrong = await server.mailTo('maria.rosi@example.com');
    const draft = { name: 'Maria', email: 'maria.rossi@example.com' };
    await server.ask(clientRoutes.update, { id: data.client.id, version: 1, ...draft }, studio.admin);

    expect((await server.ask(clientRoutes.readInvitation, { token: wrong.token })).code).toBe('link_invalid');
    expect((await server.mailTo('maria.rossi@example.com')).token).not.toBe('');
  });

  test('a client who is deactivated before registering cannot register until restored', async () => {
    const { data } = await invite('sospesa@example.com');
    const { id } = data.client;
    const { token } = await server.mailTo('sospesa@example.com');
    const registration = { token, name: 'Nina', password: 'password-mia', ...consents };
    await server.ask(clientRoutes.deactivate, { id }, studio.admin);
    const read = await server.ask(clientRoutes.readInvitation, { token });
    const refused = await server.ask(clientRoutes.register, registration);
    const resent = await server.ask(clientRoutes.resendEmail, { id }, studio.admin);
    await server.ask(clientRoutes.restore, { id }, studio.admin);
    const registered = await server.ask(clientRoutes.register, registration);

    expect([read.code, refused.code, resent.code]).toEqual(['link_invalid', 'link_invalid', 'deactivated']);
    expect(registered.status).toBe(200);
  });

  test('a corrected e-mail of a deactivated client voids the invitation and mails no other', async () => {
    const { data } = await invite('ferma.rosi@example.com');
    const { id } = data.client;
    const { token } = await server.mailTo('ferma.rosi@example.com');
    await server.ask(clientRoutes.deactivate, { id }, studio.admin);
    await server.ask(
      clientRoutes.update,
      { id, version: 1, name: 'Ferma', email: 'ferma.rossi@example.com' },
      studio.admin,
    );
    await server.ask(clientRoutes.restore, { id }, studio.admin);
    const { client } = (await server.ask(clientRoutes.detail, { id }, studio.admin)).data;

    expect((await server.ask(clientRoutes.readInvitation, { token })).code).toBe('link_invalid');
    expect(client.invitedAt).toBeNull();
  });

  test('a person of the team is not invited as a client, nor registers as one', async () => {
    const own = await openTestStudio(server);
    const asClient = (email: string) => ({ name: 'Cliente Nuova', email });
    const refused = await server.ask(clientRoutes.create, asClient(own.mails.coach), own.admin);
    const { client } = (await server.ask(clientRoutes.create, asClient('nuova.coach@example.com'), own.admin)).data;
    const renamed = await server.ask(
      clientRoutes.update,
      { id: client.id, version: client.version, ...asClient(own.mails.admin) },
      own.admin,
    );
    const { token } = await server.mailTo('nuova.coach@example.com');
    await server.owner.query("update users set email = 'nuova.coach@example.com' where email = $1", [own.mails.coach]);
    const registration = { token, name: 'Nina', password: testPassword, ...consents };
    const registered = await server.ask(clientRoutes.register, registration);

    const text = "È l'indirizzo di una persona del team, che non può registrarsi anche come cliente: usane un altro.";
    expect([refused.errors, renamed.errors]).toEqual([{ email: [text] }, { email: [text] }]);
    expect(registered).toMatchObject({ status: 409, code: 'is_client_already' });
  });

  test('of 5 resends at once, or 20 links at once, one link is valid', async () => {
    const { data } = await invite('insieme@example.com');
    const { id } = data.client;
    const links = async () =>
      (await server.owner.query('select from one_time_links where client_id = $1', [id])).rowCount;
    await Promise.all(Array.from({ length: 5 }, () => server.ask(clientRoutes.resendEmail, { id }, studio.admin)));
    const resent = await links();
    await Promise.all(
      Array.from({ length: 20 }, () => server.ask(clientRoutes.createInvitationLink, { id }, studio.admin)),
    );

    expect([resent, await links()]).toEqual([1, 1]);
  });

  test('the sixth resend within an hour is refused', async () => {
    const { data } = await invite('insistente@example.com');
    const again = () => server.ask(clientRoutes.resendEmail, { id: data.client.id }, studio.admin);
    for (let count = 0; count < 5; count++) await again();

    expect(await again()).toMatchObject({ status: 429, code: 'too_many' });
  });

  test('an expired link is refused', async () => {
    await invite('scaduta@example.com');
    const { token } = await server.mailTo('scaduta@example.com');
    await asOwner(`update one_time_links set expires_at = now() - interval '1 second'`);

    expect((await server.ask(clientRoutes.readInvitation, { token })).code).toBe('link_invalid');
  });

  test('a person with a login joins a second coach with their password', async () => {
    const other = await openTestStudio(server, 'Secondo Studio');
    await invite('due.coach@example.com');
    await server.ask(clientRoutes.register, {
      token: (await server.mailTo('due.coach@example.com')).token,
      name: 'Due',
      password: 'password-mia',
      ...consents,
    });
    const old = (await server.mailTo('due.coach@example.com')).token;
    await invite('due.coach@example.com', {}, other.admin);
    const token = await nextMail('due.coach@example.com', old);

    const wrong = await server.ask(clientRoutes.register, { token, name: 'Due', password: 'non-la-mia', ...consents });
    const right = await server.ask(clientRoutes.register, {
      token,
      name: 'Due',
      password: 'password-mia',
      ...consents,
    });
    const { user } = (await server.ask(accountRoutes.me, {}, right.data.access_token)).data;

    expect(wrong).toMatchObject({ status: 422, code: 'wrong_password' });
    expect(user.memberships.map(({ accountName }) => accountName).toSorted()).toEqual([
      'Secondo Studio',
      'Studio Prova',
    ]);
  });
});

async function nextMail(address: string, after: string): Promise<string> {
  for (;;) {
    const { token } = await server.mailTo(address);
    if (token && token !== after) return token;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

async function asOwner(statement: string): Promise<void> {
  const owner = connect(server.ownerUrl, 1);
  await owner.query(statement);
  await owner.end();
}
