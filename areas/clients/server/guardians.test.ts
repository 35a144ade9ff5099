import { beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { addMonths } from '#shell/common/months.ts';
import { clientRoutes } from '../contract.ts';
import { consentRoutes, consentSubjectRoutes } from '../contract/consents.ts';
import { clientImportRoutes } from '../contract/import.ts';
import { registrationLinkRoutes } from '../contract/registration-link.ts';
import { clientSettingRoutes } from '../contract/settings.ts';

let server: TestServer;
let studio: TestStudio;

beforeAll(async () => {
  server = await openTestServer();
  studio = await openTestStudio(server);
});

const today = todayIn('Europe/Rome');
const birthdayOf18 = addMonths(today, -18 * 12);
const birthDates = { adult: birthdayOf18, minor: addDays(birthdayOf18, 1) };
const guardian = { guardianName: 'Carla Neri', guardianAgreement: true };

async function invite(email: string, birthDate: string | null = null, token = studio.admin) {
  const { id } = (await server.ask(clientRoutes.create, { name: 'Nina Neri', email, birthDate }, token)).data.client;
  return { id, token: (await server.mailTo(email)).token };
}

function register(token: string, more: object = {}, language?: string) {
  const registration = { token, name: 'Nina Neri', password: 'password-mia', agreement: true as const };
  return server.ask(clientRoutes.register, { ...registration, healthConsent: true, ...more }, undefined, language);
}

async function consentsOf(clientId: string) {
  const { consents } = (await server.ask(consentSubjectRoutes.consents.client, { clientId }, studio.admin)).data;
  return Object.fromEntries(consents.map(({ purpose, isGiven, guardianName }) => [purpose, { isGiven, guardianName }]));
}

test('the list of clients has the date of birth of who is invited from there', async () => {
  const { id } = await invite('lista@example.com', birthDates.minor);
  const { clients } = (await server.ask(clientRoutes.list, { search: 'Nina' }, studio.admin)).data;

  expect(clients.find((client) => client.id === id)?.birthDate).toBe(birthDates.minor);
});

async function clientOf(id: string) {
  return (await server.ask(clientRoutes.detail, { id }, studio.admin)).data.client;
}

async function setBirthDate(id: string, birthDate: string | null) {
  const { name, email, locale, version, trainingCollaboratorId, nutritionCollaboratorId } = await clientOf(id);
  const draft = { id, name, email, locale, version, trainingCollaboratorId, nutritionCollaboratorId, birthDate };
  expect((await server.ask(clientRoutes.update, draft, studio.admin)).status).toBe(200);
}

async function warned(id: string) {
  const { clients } = (await server.ask(consentRoutes.withoutGuardian, {}, studio.admin)).data;
  const { lacksGuardian } = (await server.ask(clientRoutes.head, { id }, studio.admin)).data.client;
  return { isListed: clients.some((one) => one.id === id), lacksGuardian };
}

test('the invitation of a minor says so without the date of birth, and one of an unknown age asks for it', async () => {
  const read = async (email: string, birthDate: string | null) => {
    const { token } = await invite(email, birthDate);
    return (await server.ask(clientRoutes.readInvitation, { token })).data;
  };
  const minor = await read('minore.invito@example.com', birthDates.minor);

  expect(minor).toMatchObject({ isMinor: true, asksBirthDate: false });
  expect(JSON.stringify(minor)).not.toContain(birthDates.minor);
  const adult = await read('adulta.invito@example.com', birthDates.adult);
  expect(adult).toMatchObject({ isMinor: false, asksBirthDate: false });
  const unknown = await read('ignota.invito@example.com', null);
  expect(unknown).toMatchObject({ isMinor: false, asksBirthDate: true });
});

test('the guardian is not the minor: neither the typed name nor that of the studio is accepted, in any order or case', async () => {
  const { token } = await invite('stesso.nome@example.com', birthDates.minor);
  const typed = { guardianAgreement: true, guardianName: 'NERI Nína' };

  const italian = await register(token, typed);
  const english = await register(token, typed, 'en');
  const otherName = await register(token, { ...typed, name: 'Nina N.', guardianName: 'nina neri' });

  const sentence = 'Questo è il tuo nome: scrivi nome e cognome di un genitore o di chi ti fa da tutore.';
  expect(italian).toMatchObject({ status: 422, errors: { guardianName: [sentence] } });
  expect(english.errors).toEqual({
    guardianName: ['This is your own name: enter the first and last name of a parent or guardian.'],
  });
  expect(otherName.errors).toEqual({ guardianName: [sentence] });
  expect((await register(token, guardian)).status).toBe(200);
});

test('a minor does not consent later with their own name as guardian', async () => {
  const { token } = await invite('stesso.consenso@example.com', birthDates.minor);
  const own = (await register(token, guardian)).data.access_token;
  const decision = { purpose: 'photos' as const, isGiven: true, guardianAgreement: true };

  const refused = await server.ask(consentRoutes.decideConsent, { ...decision, guardianName: 'Neri Nina' }, own);

  expect(refused).toMatchObject({
    status: 422,
    errors: { guardianName: [expect.stringMatching(/^Questo è il tuo nome/)] },
  });
  const accepted = await server.ask(consentRoutes.decideConsent, { ...decision, guardianName: 'Carla Neri' }, own);
  expect(accepted.status).toBe(200);
});

test('a minor registers only with the full name and the agreement of a guardian, whom the coach reads among the consents', async () => {
  const { id, token } = await invite('minore@example.com', birthDates.minor);

  const refused = [
    await register(token),
    await register(token, { ...guardian, guardianName: 'Mamma' }),
    await register(token, { ...guardian, guardianAgreement: false }),
  ];
  const rows = await server.owner.query('select from consents where client_id = $1', [id]);

  expect(refused.map(({ status, errors }) => [status, Object.keys(errors ?? {})])).toEqual([
    [422, ['guardianName']],
    [422, ['guardianName']],
    [422, ['guardianAgreement']],
  ]);
  expect(refused[0]?.errors).toEqual({
    guardianName: ['Scrivi nome e cognome di un genitore o di chi ti fa da tutore.'],
  });
  expect((await register(token, {}, 'en')).errors).toEqual({
    guardianName: ['Enter the first and last name of a parent or guardian.'],
  });
  expect([(await clientOf(id)).isRegistered, rows.rowCount]).toEqual([false, 0]);
  expect((await register(token, guardian)).status).toBe(200);
  expect(await consentsOf(id)).toMatchObject({
    terms: { isGiven: true, guardianName: 'Carla Neri' },
    health_data: { isGiven: true, guardianName: 'Carla Neri' },
  });
  expect(await warned(id)).toEqual({ isListed: false, lacksGuardian: false });
});

test('who types at the registration that they are a minor needs a guardian, and an adult does not', async () => {
  const [young, grown] = [await invite('tipa@example.com'), await invite('adulta@example.com')];

  const missing = await register(young.token);
  const future = await register(young.token, { birthDate: addDays(today, 2) });
  const alone = await register(young.token, { birthDate: birthDates.minor });
  const together = await register(young.token, { birthDate: birthDates.minor, ...guardian });
  const adult = await register(grown.token, { birthDate: birthDates.adult, ...guardian });

  expect(missing.errors).toEqual({ birthDate: ['Scrivi la tua data di nascita.'] });
  expect(future.errors).toEqual({ birthDate: ['La data di nascita è nel futuro.'] });
  expect(Object.keys(alone.errors ?? {})).toEqual(['guardianName']);
  expect([together.status, adult.status]).toEqual([200, 200]);
  expect((await clientOf(young.id)).birthDate).toBe(birthDates.minor);
  expect(await consentsOf(grown.id)).toMatchObject({ health_data: { isGiven: true, guardianName: null } });
});

test('a date typed at the registration does not replace the one that the studio knows', async () => {
  const { id, token } = await invite('furba@example.com', birthDates.minor);

  const refused = await register(token, { birthDate: '1990-05-02' });

  expect(Object.keys(refused.errors ?? {})).toEqual(['guardianName']);
  expect((await clientOf(id)).birthDate).toBe(birthDates.minor);
});

test('minors from an import and from the open link need a guardian too, also where the studio rests on care', async () => {
  const other = await openTestStudio(server);
  await server.ask(clientSettingRoutes.saveSettings, { healthBasis: 'care' }, other.admin);
  const row = { name: 'Nina Neri', email: 'minore.elenco@example.com', birthDate: birthDates.minor };
  await server.ask(clientImportRoutes.importClients, { clients: [row] }, other.admin);
  const imported = (await server.mailTo(row.email)).token;
  const { token: open } =
    (await server.ask(registrationLinkRoutes.switchRegistrationLink, { isOn: true }, other.admin)).data
      .registrationLink ?? {};
  const email = 'minore.link@example.com';
  await server.ask(registrationLinkRoutes.apply, { token: open ?? '', name: 'Ada Neri', email });
  const applied = (await server.mailTo(email)).token;

  const alone = { healthConsent: false, birthDate: birthDates.minor };
  const refused = [await register(imported, alone), await register(applied, alone)];

  expect(refused.map(({ errors }) => Object.keys(errors ?? {}))).toEqual([['guardianName'], ['guardianName']]);
  expect((await register(imported, { ...alone, ...guardian })).status).toBe(200);
  expect((await register(applied, { ...alone, ...guardian })).status).toBe(200);
});

test('the coach is warned of a minor without a guardian from the correction of the birth date until the guardian consents', async () => {
  const { id, token } = await invite('corretta@example.com', birthDates.adult);
  const own = (await register(token)).data.access_token;
  expect(await warned(id)).toEqual({ isListed: false, lacksGuardian: false });

  await setBirthDate(id, birthDates.minor);

  expect(await warned(id)).toEqual({ isListed: true, lacksGuardian: true });
  const { clients } = (await server.ask(consentRoutes.withoutGuardian, {}, studio.nutritionist)).data;
  expect(clients.map((one) => one.id)).not.toContain(id);
  expect((await server.ask(consentSubjectRoutes.consents.own, {}, own)).data.isMinor).toBe(true);
  const consent = { purpose: 'health_data' as const, isGiven: true };
  expect((await server.ask(consentRoutes.decideConsent, { ...consent, ...guardian }, own)).status).toBe(200);
  expect(await warned(id)).toEqual({ isListed: false, lacksGuardian: false });
  expect((await consentsOf(id))['health_data']).toEqual({ isGiven: true, guardianName: 'Carla Neri' });
});

test('the coach is warned of a minor whose photos were agreed to without a guardian', async () => {
  const { id, token } = await invite('foto@example.com', birthDates.adult);
  const own = (await register(token)).data.access_token;
  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, own);
  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, own);

  await setBirthDate(id, birthDates.minor);
  expect(await warned(id)).toEqual({ isListed: true, lacksGuardian: true });

  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true, ...guardian }, own);
  expect(await warned(id)).toEqual({ isListed: false, lacksGuardian: false });
});

test('the warning about a missing guardian ends on the eighteenth birthday', async () => {
  const { id, token } = await invite('diciotto@example.com', birthDates.adult);
  await register(token);
  await setBirthDate(id, birthDates.minor);
  expect((await warned(id)).lacksGuardian).toBe(true);

  await setBirthDate(id, birthDates.adult);

  expect(await warned(id)).toEqual({ isListed: false, lacksGuardian: false });
});

test('a minor gives a consent again with a guardian only, and withdraws it alone', async () => {
  const { id, token } = await invite('ripensa@example.com', birthDates.minor);
  const own = (await register(token, guardian)).data.access_token;
  const decide = (isGiven: boolean, more: object = {}) =>
    server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven, ...more }, own);

  expect((await decide(false)).status).toBe(200);
  expect((await decide(true)).errors).toEqual({
    guardianName: ['Scrivi nome e cognome di un genitore o di chi ti fa da tutore.'],
  });
  expect((await consentsOf(id))['health_data']).toEqual({ isGiven: false, guardianName: null });
  const given = await decide(true, { guardianName: 'Dario Neri', guardianAgreement: true });
  expect(given.status).toBe(200);
  expect((await consentsOf(id))['health_data']).toEqual({ isGiven: true, guardianName: 'Dario Neri' });
});
