import { beforeAll, beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { type Declaration, declarationRoutes, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { energyNeedRoutes } from '#areas/macros/contract/energy-need.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { body, openTestVisits, type TestVisits } from './testing/visits.ts';

let server: TestServer;
let visits: TestVisits;
const today = todayIn('Europe/Rome');
const daysAgo = (days: number) => addDays(today, -days);

beforeAll(async () => {
  server = await openTestServer();
});

beforeEach(async () => {
  visits = await openTestVisits(server);
});

const record = async () =>
  (await server.ask(clientRoutes.detail, { id: visits.clientId }, visits.studio.admin)).data.client;
async function writeGoal(goal: string) {
  const { heightCm: _, ...client } = await record();
  const reply = await server.ask(clientRoutes.update, { ...client, goal }, visits.studio.admin);
  expect(reply.status).toBe(200);
}
async function writeNote(note: string) {
  const { id, version } = await record();
  await server.ask(clientRoutes.saveNote, { id, version, note }, visits.studio.admin);
}
const age = (column: 'goal' | 'note', day: string) => {
  const dates = column === 'goal' ? 'goal_changed_at = $2' : 'note_changed_at = $2, note_states_changed_at = $2';
  return server.owner.query(`update clients set ${dates} where id = $1`, [visits.clientId, `${day}T10:00:00Z`]);
};
const read = async (token = visits.studio.admin) =>
  (await server.ask(dietaryProfileRoutes.get.client, { clientId: visits.clientId }, token)).data;
const undecided = async () => (await read()).declarations ?? [];
const energy = async () =>
  (await server.ask(energyNeedRoutes.energyNeed, { clientId: visits.clientId }, visits.studio.admin)).data;
const decide = (decision: 'confirmed' | 'rejected' | 'undecided', declared: readonly Declaration[]) => {
  const declarations = declared.map(({ checkInId, questionId, sentAt }) => ({ checkInId, questionId, sentAt }));
  return server.ask(
    declarationRoutes.decide,
    { clientId: visits.clientId, decision, declarations },
    visits.studio.admin,
  );
};

test('a pregnancy written in the goal of a client is an undecided state, which targets read', async () => {
  await writeGoal('In gravidanza, settimana 24');

  expect(await undecided()).toMatchObject([{ question: '', text: 'In gravidanza', source: 'goal' }]);
  expect((await energy()).maternalState).toBe('pregnant');
});

test('a pregnancy written in the note of a client is one, too', async () => {
  await writeNote('Lavora in banca.\nIncinta, 24a settimana, niente salti.');

  expect(await undecided()).toMatchObject([{ text: 'Incinta', source: 'note' }]);
  expect((await energy()).maternalState).toBe('pregnant');
});

test('an aim in the goal, “Rimanere incinta”, declares nothing', async () => {
  await writeGoal('Rimanere incinta entro un anno');

  expect(await undecided()).toEqual([]);
  expect((await energy()).maternalState).toBeNull();
});

test('a visit is not completed until it says what holds, which decides about the goal', async () => {
  await writeGoal('In gravidanza, settimana 24');
  const visit = await visits.create(today);
  const saved = (await visits.save(visit, { measures: body })).data;

  const refused = await visits.complete({ id: visit.id, version: saved.version });
  expect(refused.code).toBe('maternal_state_declared');
  expect(JSON.stringify(refused)).toContain('In gravidanza');

  const stated = (await visits.save(await visits.read(visit.id), { maternalState: 'none' })).data;
  expect((await visits.complete({ id: visit.id, version: stated.version })).status).toBe(200);
  expect(await undecided()).toEqual([]);
});

test('a decision holds while other fields of the record are changed, until the goal is written anew', async () => {
  await writeGoal('In gravidanza');
  await decide('rejected', await undecided());
  expect(await undecided()).toEqual([]);
  expect((await energy()).maternalState).toBeNull();

  await writeNote('Preferisce le mattine.');
  await writeGoal('In gravidanza');
  expect(await undecided()).toEqual([]);

  await writeGoal('In gravidanza, settimana 12');
  expect(await undecided()).toHaveLength(1);
});

test('a rejected goal can be undecided again', async () => {
  await writeGoal('In gravidanza');
  const declared = await undecided();
  expect(declared).toHaveLength(1);
  await decide('rejected', declared);

  await decide('undecided', declared);

  expect(await undecided()).toEqual(declared);
});

test('rejected words of the note stay rejected when something is added to the note', async () => {
  await writeNote('Incinta');
  expect(await undecided()).toHaveLength(1);
  await decide('rejected', await undecided());

  await writeNote('Incinta\nPreferisce le mattine.');

  expect(await undecided()).toEqual([]);
});

test('a decision is stored although the note was changed meanwhile, and undone', async () => {
  await writeNote('Incinta');
  const shown = await undecided();
  await writeNote('Incinta, preferisce le mattine.');

  await decide('rejected', shown);
  expect(await undecided()).toEqual([]);
  expect((await energy()).maternalState).toBeNull();

  await decide('undecided', shown);
  expect((await undecided()).map(({ text }) => text)).toEqual(['Incinta']);
});

test('what the profile stated between midnight and one o’clock in Rome decides about a goal of that day', async () => {
  for (const isPregnant of [true, false]) {
    const { version } = await read();
    const profile = { clientId: visits.clientId, version, isPregnant };
    expect((await server.ask(dietaryProfileRoutes.save.client, profile, visits.studio.admin)).status).toBe(200);
  }
  await writeGoal('In gravidanza');
  const yesterday = addDays(todayIn('UTC'), -1);
  await server.owner.query('update clients set goal_changed_at = $2 where id = $1', [
    visits.clientId,
    `${yesterday}T23:10:00Z`,
  ]);
  await server.owner.query(
    'update dietary_profiles set changed_at = $2::timestamptz + make_interval(mins => version) where client_id = $1',
    [visits.clientId, `${yesterday}T23:20:00Z`],
  );

  expect(await undecided()).toEqual([]);
});

test('a pregnancy in a goal written 300 days ago is over, breastfeeding counts for two years', async () => {
  await writeGoal('In gravidanza');
  await age('goal', daysAgo(300));
  expect(await undecided()).toEqual([]);

  await writeGoal('Allatta, perdere 5 kg');
  await age('goal', daysAgo(300));
  expect((await undecided()).map(({ text }) => text)).toEqual(['Allatta']);
  await age('goal', daysAgo(731));
  expect(await undecided()).toEqual([]);
});

test('an old pregnancy of the note stays over when something else is written in the note', async () => {
  await writeNote('Incinta');
  await age('note', daysAgo(300));

  await writeNote('Preferisce le mattine.\nIncinta');
  expect(await undecided()).toEqual([]);
  await writeNote('Incinta. Allergica alle arachidi.');
  const [allergy, ...others] = await undecided();
  expect(allergy).toMatchObject({ text: 'Allergica alle arachidi', source: 'note' });
  expect((allergy?.sentAt ?? '') > daysAgo(2)).toBe(true);
  expect(others).toEqual([]);
  expect((await energy()).maternalState).toBeNull();
});

test.each([
  ['Incinta', 'Incinta, niente salti'],
  ['Incinta', 'Incinta con nausea. Preferisce le mattine.'],
  ['Incinta', 'INCINTA, con nausea e mal di schiena: no alcol, niente corsa.'],
  ['Pregnant', 'Pregnant, but without nausea'],
  ['Lavora in banca. È incinta di gemelli', 'Lavora in banca. È incinta di gemelli (con dolori)'],
])('an old pregnancy of the note, “%s”, stays over when its sentence goes on, “%s”', async (before, note) => {
  await writeNote(before);
  await age('note', daysAgo(300));

  await writeNote(note);

  expect(await undecided()).toEqual([]);
  expect((await energy()).maternalState).toBeNull();
});

test.each([
  ['Incinta', 'Incinta di nuovo'],
  ['Incinta', 'Incinta del secondo figlio'],
  ['Incinta', 'Incinta, 12a settimana'],
  ['Incinta', 'Incinta dal 3/2026'],
  ['Incinta', "Incinta, l'ha scoperto ieri"],
  ['Incinta', 'Incinta da poco'],
  ['Incinta', 'Incinta da ottobre'],
  ['Incinta', 'Incinta, test positivo'],
  ['Incinta', 'Incinta, niente salti da ieri'],
  ['Incinta', 'Incinta e contenta'],
  ['Incinta?', 'Incinta'],
  ['Pregnant', 'Pregnant, just found out'],
  ['Pregnant', 'Pregnant since October'],
  ['In gravidanza, niente salti', 'In gravidanza. Niente salti. Di nuovo incinta'],
  ['Gravidanza', 'Gravidanza in corso'],
  ['Preferisce le mattine.', 'Preferisce le mattine. Incinta'],
  ['Cerca una gravidanza.', 'Cerca una gravidanza. Incinta'],
  ['Non è incinta', 'È incinta'],
  ['Incinta', 'Di nuovo incinta'],
  ['Vorrebbe restare incinta', 'Incinta'],
])('a note “%s” of long ago that becomes “%s” declares a pregnancy of today', async (before, note) => {
  await writeNote(before);
  await age('note', daysAgo(300));

  await writeNote(note);

  expect(await undecided()).toHaveLength(1);
  expect((await energy()).maternalState).toBe('pregnant');
});

test.each([
  ['Allatta', 'Allatta la bimba nata a settembre'],
  ['Forse incinta', 'Forse incinta, confermato'],
])('a note “%s” of more than two years ago that becomes “%s” is to be confirmed', async (before, note) => {
  await writeNote(before);
  await age('note', daysAgo(800));
  expect(await undecided()).toEqual([]);

  await writeNote(note);

  expect(await undecided()).toHaveLength(1);
});

test('a goal of a man declares nothing', async () => {
  await writeGoal('In gravidanza');
  expect(await undecided()).toHaveLength(1);
  await server.owner.query(`update clients set gender = 'male' where id = $1`, [visits.clientId]);

  expect(await undecided()).toEqual([]);
});

test('the goal is read neither by the client nor while the consent to health data is withdrawn', async () => {
  await writeGoal('In gravidanza');
  const own = await server.ask(dietaryProfileRoutes.get.own, {}, visits.studio.client);
  expect(own.data.declarations).toEqual([]);
  expect((await energy()).maternalState).toBe('pregnant');

  await server.ask(consentRoutes.decideConsent, { purpose: 'health_data', isGiven: false }, visits.studio.client);

  expect((await energy()).maternalState ?? null).toBeNull();
});
