import { beforeAll, describe, expect, test } from 'vitest';
import { trainingSchoolRoutes } from '#areas/training-schools/contract.ts';
import { openOwnTestServer, openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio, trainingSchoolToken } from '#database/testing/studio.ts';
import { testPassword } from '#database/testing/template-studio.ts';
import { homeRoutes } from '#areas/home/contract.ts';
import { accountRoutes } from '../contract.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const newCoach = (email: string) => ({ name: 'Ada Prova', email, password: 'una-password', agreement: true as const });

describe('registration of a coach', () => {
  test('creates the studio when the link in the mail is opened', async () => {
    await server.ask(accountRoutes.register, { ...newCoach('nuova@example.com'), businessName: 'Studio Ada' });
    const early = await server.ask(accountRoutes.login, { email: 'nuova@example.com', password: 'una-password' });
    const { token } = await server.mailTo('nuova@example.com');
    const { data } = await server.ask(accountRoutes.confirmRegistration, { token });
    const { user } = (await server.ask(accountRoutes.me, {}, data.access_token)).data;

    expect(early.status).toBe(422);
    expect(user).toMatchObject({ accountName: 'Studio Ada', roles: ['admin'], remainingTrialDays: 30 });
  });

  test('a link works once', async () => {
    await server.ask(accountRoutes.register, newCoach('unavolta@example.com'));
    const { token } = await server.mailTo('unavolta@example.com');
    await server.ask(accountRoutes.confirmRegistration, { token });

    const again = await server.ask(accountRoutes.confirmRegistration, { token });

    expect(again).toMatchObject({ status: 422, code: 'link_invalid' });
  });

  test('has the same response for a registered e-mail and mails its owner instead', async () => {
    const known = await server.ask(accountRoutes.register, newCoach(studio.mails.coach));
    const unknown = await server.ask(accountRoutes.register, newCoach('sconosciuta@example.com'));

    expect(known).toEqual(unknown);
    expect((await server.mailTo(studio.mails.coach)).subject).toBe('Hai già un accesso');
  });

  test('reports every invalid field in the language of the caller and stores nothing', async () => {
    const bad = { name: ' ', email: 'nessuna', password: 'corta', agreement: true as const };
    const italian = await server.ask(accountRoutes.register, bad);
    const english = await server.ask(accountRoutes.register, bad, undefined, 'en');

    expect(italian.status).toBe(422);
    expect(italian.errors).toEqual({
      name: ['Questo campo è obbligatorio.'],
      email: ['Scrivi un indirizzo e-mail valido, come nome@example.com.'],
      password: ['Scrivi almeno 8 caratteri.'],
    });
    expect(english.errors?.['password']).toEqual(['Write at least 8 characters.']);
  });

  test('can be closed by configuration', async () => {
    const closed = await openOwnTestServer({ COACH_REGISTRATION_DISABLED: 'true' });

    expect((await closed.ask(accountRoutes.registration, {})).data.open).toBe(false);
    expect(await closed.ask(accountRoutes.register, newCoach('chiusa@example.com'))).toMatchObject({
      code: 'registration_closed',
    });
  });
});

test('the terms and the privacy notice of the platform are those of its configuration', async () => {
  const documents = { terms: 'https://example.com/termini', privacy: 'https://example.com/privacy' };
  const configured = await openOwnTestServer({ TERMS_URL: documents.terms, PRIVACY_URL: documents.privacy });

  expect((await configured.ask(accountRoutes.registration, {})).data).toMatchObject(documents);
  expect(Object.keys((await server.ask(accountRoutes.registration, {})).data)).not.toContain('terms');
});

describe('login', () => {
  test('has the same error for a wrong password and an unknown e-mail', async () => {
    const wrong = await server.ask(accountRoutes.login, { email: studio.mails.admin, password: 'sbagliata' });
    const unknown = await server.ask(accountRoutes.login, { email: 'mai.vista@example.com', password: 'sbagliata' });

    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 422, message: 'E-mail o password non corretti.' });
  });

  test('is refused after ten wrong attempts for one e-mail, also with the right password', async () => {
    const attempt = (password: string) => server.ask(accountRoutes.login, { email: studio.mails.client, password });
    for (let count = 0; count < 10; count++) await attempt('sbagliata');

    expect(await attempt(testPassword)).toMatchObject({ status: 429, code: 'too_many' });
  });

  test('a token is invalid after the logout', async () => {
    const token = await studio.login('admin');
    await server.ask(accountRoutes.logout, {}, token);

    expect(await server.ask(accountRoutes.me, {}, token)).toMatchObject({ status: 403, message: 'Unauthenticated.' });
  });

  test('a token is valid for its strategy only', async () => {
    const school = await trainingSchoolToken(server);

    expect((await server.ask(trainingSchoolRoutes.me, {}, school)).status).toBe(200);
    expect((await server.ask(accountRoutes.me, {}, school)).status).toBe(403);
    expect((await server.ask(trainingSchoolRoutes.me, {}, studio.admin)).status).toBe(403);
  });
});

describe('profile', () => {
  test('the admin changes name and colour of the studio for all its members', async () => {
    const own = await openTestStudio(server);
    const change = {
      name: 'Ada',
      email: own.mails.admin,
      accountName: 'Studio Verde',
      main_color: '#0F766E',
      version: 2,
    };
    await server.ask(accountRoutes.saveProfile, change, own.admin);

    const { user } = (await server.ask(accountRoutes.me, {}, own.client)).data;

    expect(user).toMatchObject({ accountName: 'Studio Verde', custom_app: { theme: { main_color: '#0F766E' } } });
  });

  test('a coach can change their name but not the studio', async () => {
    const own = await openTestStudio(server, 'Studio Fermo');
    await server.ask(
      accountRoutes.saveProfile,
      { name: 'Piero', email: own.mails.coach, accountName: 'Altro', main_color: '#000000', version: 2 },
      own.coach,
    );

    const { user } = (await server.ask(accountRoutes.me, {}, own.coach)).data;

    expect(user).toMatchObject({
      name: 'Piero',
      accountName: 'Studio Fermo',
      custom_app: { theme: { main_color: null } },
    });
  });

  test('a new e-mail applies after its link is opened', async () => {
    const own = await openTestStudio(server);
    const { data } = await server.ask(
      accountRoutes.saveProfile,
      { name: 'Ada', email: 'nuovo.indirizzo@example.com', currentPassword: testPassword, version: 2 },
      own.admin,
    );
    const before = (await server.ask(accountRoutes.me, {}, own.admin)).data.user;
    await server.ask(accountRoutes.confirmEmail, { token: (await server.mailTo('nuovo.indirizzo@example.com')).token });
    const after = (await server.ask(accountRoutes.me, {}, own.admin)).data.user;

    expect(data.user).toEqual(before);
    expect([before.email, before.unconfirmedEmail]).toEqual([own.mails.admin, 'nuovo.indirizzo@example.com']);
    expect([after.email, after.unconfirmedEmail]).toEqual(['nuovo.indirizzo@example.com', null]);
  });

  test('a new e-mail needs the password, and the present address is told of the request and of the change', async () => {
    const own = await openTestStudio(server);
    const change = { email: 'presa.in.prestito@example.com', version: 2 };
    const without = await server.ask(accountRoutes.saveProfile, change, own.client);
    const wrong = await server.ask(accountRoutes.saveProfile, { ...change, currentPassword: 'indovinata' }, own.client);
    const me = (await server.ask(accountRoutes.me, {}, own.client)).data.user;

    expect(without).toMatchObject({
      status: 422,
      errors: { currentPassword: ['Per cambiare indirizzo scrivi la tua password attuale.'] },
    });
    expect(wrong).toMatchObject({
      status: 422,
      errors: { currentPassword: ['La password attuale non è corretta.'] },
    });
    expect([me.unconfirmedEmail, me.version]).toEqual([null, change.version]);

    await server.ask(accountRoutes.saveProfile, { ...change, currentPassword: testPassword }, own.client);
    const { token } = await server.mailTo(change.email);
    const requestMail = await server.mailTo(own.mails.client, 'Cambio di indirizzo richiesto');
    await server.ask(accountRoutes.confirmEmail, { token });
    const changeMail = await server.mailTo(own.mails.client, 'Il tuo indirizzo di accesso è cambiato');

    for (const { html } of [requestMail, changeMail]) expect(html).toContain(change.email);
  });

  test('permissions follow the role', async () => {
    const of = async (token: string) => (await server.ask(accountRoutes.permissions, {}, token)).data.permissions;

    expect(await of(studio.coach)).toContain('update programs');
    expect(await of(studio.nutritionist)).not.toContain('view programs');
    expect(await of(studio.client)).toEqual(expect.arrayContaining(['view own training', 'create own training']));
    expect((await server.ask(accountRoutes.roles, {}, studio.coach)).status).toBe(403);
  });
});

describe('time zones', () => {
  const zonesOf = async (token: string) => {
    const { user } = (await server.ask(accountRoutes.me, {}, token)).data;
    return [user.timeZone, user.ownTimeZone, user.accountTimeZone];
  };

  test('that of the studio holds for everybody, except for who has chosen their own', async () => {
    const own = await openTestStudio(server);
    await server.ask(accountRoutes.setTimeZone, { timeZone: 'America/New_York' }, own.client);
    await server.ask(accountRoutes.setAccountTimeZone, { timeZone: 'Asia/Tokyo' }, own.admin);

    expect(await zonesOf(own.coach)).toEqual(['Asia/Tokyo', null, 'Asia/Tokyo']);
    expect(await zonesOf(own.client)).toEqual(['America/New_York', 'America/New_York', 'Asia/Tokyo']);

    await server.ask(accountRoutes.setTimeZone, { timeZone: null }, own.client);
    expect(await zonesOf(own.client)).toEqual(['Asia/Tokyo', null, 'Asia/Tokyo']);
  });

  test('that of the studio is changed by the admin only', async () => {
    const refused = await server.ask(accountRoutes.setAccountTimeZone, { timeZone: 'Asia/Tokyo' }, studio.coach);

    expect(refused.status).toBe(403);
    expect(await zonesOf(studio.admin)).toEqual(['Europe/Rome', null, 'Europe/Rome']);
  });

  test.each(['+01:00', 'Europe/Roma', 'EST5EDT', '', 'GMT+1'])('%j is no time zone', async (timeZone) => {
    const refused = await server.ask(accountRoutes.setTimeZone, { timeZone }, studio.admin);

    expect(refused.errors).toEqual({ timeZone: ["Scegli un fuso orario dell'elenco."] });
  });
});

test('the units of a user are saved for them only, and an unknown one is refused', async () => {
  const unitsOf = async (token: string) => (await server.ask(accountRoutes.me, {}, token)).data.user.units.weight;
  const save = (weight: 'lb') => server.ask(accountRoutes.setUnits, { weight, length: 'in' }, studio.client);

  expect([(await save('lb')).status, (await save('st' as 'lb')).status]).toEqual([200, 422]);
  expect([await unitsOf(studio.client), await unitsOf(studio.coach)]).toEqual(['lb', 'kg']);
});

test('the first steps are hidden for one professional and shown again', async () => {
  const own = await openTestStudio(server);
  const stepOf = async (token: string) => (await server.ask(homeRoutes.graphs, {}, token)).data.overview.tutorialStep;

  await server.ask(accountRoutes.setTutorialStep, { step: 'done' }, own.admin);
  expect([await stepOf(own.admin), await stepOf(own.coach)]).toEqual(['done', null]);
  await server.ask(accountRoutes.setTutorialStep, { step: null }, own.admin);
  expect(await stepOf(own.admin)).toBeNull();

  const unknown = await server.ask(accountRoutes.setTutorialStep, { step: 'payment' as 'done' }, own.admin);
  expect(Object.keys(unknown.errors ?? {})).toEqual(['step']);
  expect((await server.ask(accountRoutes.setTutorialStep, { step: 'done' }, own.client)).status).toBe(403);
});

describe('the library of exercises', () => {
  test('is hidden and shown by the admin for the whole studio', async () => {
    const own = await openTestStudio(server);
    const isHiddenTo = async (token: string) =>
      (await server.ask(accountRoutes.me, {}, token)).data.user.hideDefaultExercises;

    await server.ask(accountRoutes.hideDefaultExercises, { hideDefaultExercises: true }, own.admin);
    const hidden = [await isHiddenTo(own.admin), await isHiddenTo(own.coach)];
    await server.ask(accountRoutes.hideDefaultExercises, { hideDefaultExercises: false }, own.admin);

    expect(hidden).toEqual([true, true]);
    expect(await isHiddenTo(own.coach)).toBe(false);
  });

  test('cannot be hidden by a collaborator, nor without a value', async () => {
    const own = await openTestStudio(server);
    const question = { hideDefaultExercises: true };

    expect((await server.ask(accountRoutes.hideDefaultExercises, question, own.coach)).status).toBe(403);
    const vague = await server.ask(accountRoutes.hideDefaultExercises, {} as typeof question, own.admin);
    expect(Object.keys(vague.errors ?? {})).toEqual(['hideDefaultExercises']);
  });
});
