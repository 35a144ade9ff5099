import fs from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { clientRoutes } from '#areas/clients/contract.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';
import type { AnswerValue } from '../contract/answers.ts';
import type { SurveyRecord } from '../contract.ts';
import { adherenceAnswers, entryOf, openCheckIns } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;

beforeEach(async () => {
  studio = await openCheckIns();
});

const yesTo = ['pressione alta', 'capogiro'];

/** The client answers yes to the questions about heart and fainting, and no to all others. */
async function sendScreening(): Promise<string> {
  return (await sendYes()).id;
}

async function sendYes() {
  const survey: SurveyRecord = await studio.createSurvey('par_q', 'WELCOME');
  await studio.server.ask(surveyAssignmentRoutes.setWelcome, { id: survey.id, clientTypeId: null }, admin());
  const [own] = await studio.listOwn();
  const answers = survey.questions
    .filter(({ kind }) => kind === 'boolean')
    .map(({ text }) => entryOf(survey, text, { kind: 'boolean', value: yesTo.some((part) => text.includes(part)) }));
  const details = entryOf(survey, 'Racconta in breve', { kind: 'text', value: 'Pressione alta dal 2020' });
  const sent = await studio.send(own?.id ?? '', [...answers, details]);
  expect(sent.status).toBe(200);
  return { id: own?.id ?? '', survey };
}

const admin = () => studio.studio.admin;
const ofClient = async () =>
  (await studio.server.ask(reviewRoutes.flaggedOfClient, { clientId: studio.clientId }, admin())).data;
const ofRecipients = (clientIds: string[], token = admin()) =>
  studio.server.ask(reviewRoutes.flaggedOfRecipients, { clientIds }, token);

test('two flagged answers of a first survey are named with the client until somebody has reviewed them', async () => {
  const id = await sendScreening();
  const flagged = { id, clientId: studio.clientId, surveyName: 'Prova par_q', flags: [{}, {}] };

  expect((await ofClient()).flaggedAnswers).toMatchObject([flagged]);
  expect((await ofRecipients([studio.clientId])).data.flaggedAnswers).toMatchObject([flagged]);

  await studio.server.ask(reviewRoutes.review, { id, reply: '', messageId: newId() }, admin());
  expect((await ofClient()).flaggedAnswers).toEqual([]);
  expect((await ofRecipients([studio.clientId])).data.flaggedAnswers).toEqual([]);
});

test('a yes to illnesses or medication and one to allergies in the ready-made first visit are flagged', async () => {
  const survey: SurveyRecord = await studio.createSurvey('first_visit', 'WELCOME');
  await studio.server.ask(surveyAssignmentRoutes.setWelcome, { id: survey.id, clientTypeId: null }, admin());
  const [own] = await studio.listOwn();
  const sent = await studio.send(own?.id ?? '', [
    entryOf(survey, 'ottenere', { kind: 'text', value: 'Più forza' }),
    entryOf(survey, 'malattie', { kind: 'boolean', value: true }),
    entryOf(survey, 'Quali, e da quando?', { kind: 'text', value: 'Diabete' }),
    entryOf(survey, 'allergie', { kind: 'boolean', value: true }),
    entryOf(survey, 'accertate', { kind: 'text', value: 'Latte' }),
    entryOf(survey, 'infortuni', { kind: 'boolean', value: false }),
  ]);

  expect(sent.status).toBe(200);
  const [flagged] = (await ofClient()).flaggedAnswers;
  expect(flagged?.flags.map(({ question, reason }) => [question, reason])).toEqual([
    ['Hai malattie diagnosticate o prendi farmaci?', 'answer'],
    ['Hai allergie o intolleranze?', 'answer'],
  ]);
});

test('flagged answers of a client with withdrawn consent are not named, nor shown to who may not view surveys', async () => {
  await sendScreening();
  expect((await ofRecipients([studio.clientId], studio.studio.client)).status).toBe(403);
  expect((await ofRecipients([newId()])).status).toBe(404);

  const withdrawal = { purpose: 'health_data' as const, isGiven: false };
  await studio.server.ask(consentRoutes.decideConsent, withdrawal, studio.studio.client);
  expect((await ofRecipients([studio.clientId])).data.flaggedAnswers).toEqual([]);
  const refused = await studio.server.ask(reviewRoutes.flaggedOfClient, { clientId: studio.clientId }, admin());
  expect(refused.code).toBe('health_data_withdrawn');
});

const unread = async () => (await studio.server.ask(unreadAnswerRoutes.count, {}, admin())).data.unread;
const flaggedInList = async () =>
  (await studio.server.ask(clientRoutes.list, {}, admin())).data.clients.map(({ flaggedAnswers }) => flaggedAnswers);

test('unread answers are counted, and two flagged ones are marked in the list of clients, until somebody has read them', async () => {
  const id = await sendScreening();
  expect(await unread()).toBe(1);
  expect(await flaggedInList()).toContain(2);

  await studio.server.ask(reviewRoutes.review, { id, reply: '', messageId: newId() }, admin());
  expect(await unread()).toBe(0);
  expect(await flaggedInList()).not.toContain(2);
});

test('unread answers that a question flags are counted, and listed apart from the others', async () => {
  const id = await sendScreening();
  const survey = await studio.createSurvey('adherence');
  await studio.openWeekly(survey);
  const open = (await studio.listOwn()).find(({ state }) => state === 'open');
  await studio.send(open?.id ?? '', adherenceAnswers(survey));
  const listed = async (flagged?: boolean) =>
    (await studio.server.ask(reviewRoutes.completed, { unread: true, flagged }, admin())).data.surveys.map(
      (one) => one.id,
    );

  expect((await studio.server.ask(unreadAnswerRoutes.count, {}, admin())).data).toEqual({ unread: 2, flagged: 1 });
  expect([await listed(true), await listed(false)]).toEqual([[id], [open?.id]]);
  expect(await listed()).toHaveLength(2);
});

test('a client with withdrawn consent has no mark in the list, and their answers are not counted as unread', async () => {
  await sendScreening();
  const withdrawal = { purpose: 'health_data' as const, isGiven: false };
  await studio.server.ask(consentRoutes.decideConsent, withdrawal, studio.studio.client);

  expect(await unread()).toBe(0);
  expect(await flaggedInList()).not.toContain(2);
});

test('a collaborator in charge of the client sees the mark and the number only with the permission to view surveys', async () => {
  await sendScreening();
  const { server, studio: account, clientId } = studio;
  const ofCoach = async () => {
    const { clients } = (await server.ask(clientRoutes.list, {}, account.coach)).data;
    const { status } = await server.ask(unreadAnswerRoutes.count, {}, account.coach);
    return { flagged: clients.find(({ id }) => id === clientId)?.flaggedAnswers, status };
  };
  await server.owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     select account_id, $2, 'training', id from memberships where account_id = $1 and role = 'coach'
     on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
    [account.accountId, clientId],
  );
  expect(await ofCoach()).toEqual({ flagged: 2, status: 200 });

  await server.owner.query(
    `update memberships set permissions = array['view clients'] where account_id = $1 and role = 'coach'`,
    [account.accountId],
  );
  expect(await ofCoach()).toEqual({ flagged: 0, status: 403 });
});

const isYes = (value: boolean): AnswerValue => ({ kind: 'boolean', value });
const inDetail = async (id: string) =>
  (await studio.server.ask(reviewRoutes.get, { clientId: studio.clientId, id }, admin())).data.surveyAnswer;
const listedAsFlagged = async () =>
  (await studio.server.ask(reviewRoutes.completed, { unread: true, flagged: true }, admin())).data.surveys;

test('two answers that the client corrects from yes to no before anybody has read them stay flagged everywhere, each with what it was, until they are read', async () => {
  const { id, survey } = await sendYes();
  await studio.send(
    id,
    yesTo.map((part) => entryOf(survey, part, isYes(false))),
  );
  const change = { was: { value: isYes(true) }, now: { value: isYes(false) } };
  const flag = { reason: 'answer', changed: change };
  const card = { id, flags: [flag, flag], revisions: 1 };

  expect((await ofClient()).flaggedAnswers).toMatchObject([card]);
  expect((await ofRecipients([studio.clientId])).data.flaggedAnswers).toMatchObject([card]);
  expect(await listedAsFlagged()).toMatchObject([card]);
  expect((await studio.server.ask(unreadAnswerRoutes.count, {}, admin())).data).toEqual({ unread: 1, flagged: 1 });
  expect(await flaggedInList()).toContain(2);
  const changed = (await inDetail(id)).answers.filter(({ flag }) => flag !== null);
  expect(changed).toMatchObject([1, 2].map(() => ({ flag: 'answer', value: isYes(false), replaced: change.was })));

  await studio.server.ask(reviewRoutes.review, { id, reply: '', messageId: newId() }, admin());
  expect((await ofClient()).flaggedAnswers).toEqual([]);
  expect(await flaggedInList()).not.toContain(2);
});

test('a symptom that the client adds with a correction is flagged with its text, beside the answer that was changed', async () => {
  const { id, survey } = await sendYes();
  const [heart = '', faints = ''] = yesTo;
  await studio.send(id, [
    entryOf(survey, heart, isYes(true)),
    entryOf(survey, faints, isYes(false)),
    entryOf(survey, 'Racconta in breve', { kind: 'text', value: 'Mi gira la testa da ieri' }),
  ]);
  const [card] = (await ofClient()).flaggedAnswers;

  expect(card?.flags).toHaveLength(3);
  expect(card?.flags).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        reason: 'symptom',
        answer: expect.objectContaining({ value: { kind: 'text', value: 'Mi gira la testa da ieri' } }),
      }),
      expect.objectContaining({ reason: 'answer', answer: expect.objectContaining({ value: isYes(true) }) }),
      expect.objectContaining({ changed: expect.anything() }),
    ]),
  );
  expect(card?.flags.find(({ changed }) => changed)).not.toHaveProperty('answer');
  const [other] = (await ofRecipients([studio.clientId])).data.flaggedAnswers;
  expect(other?.flags).toEqual(card?.flags);
});

test('a yes that was corrected stays flagged after further corrections, behind the one that is still a yes', async () => {
  const { id, survey } = await sendYes();
  const [heart = '', faints = ''] = yesTo;
  for (const time of [1, 2, 3])
    await studio.send(id, [
      entryOf(survey, heart, isYes(false)),
      entryOf(survey, faints, isYes(true)),
      entryOf(survey, 'Racconta in breve', { kind: 'text', value: `Per sbaglio ${time}` }),
    ]);
  const [card] = (await ofClient()).flaggedAnswers;

  expect(card?.flags).toMatchObject([
    { question: expect.stringContaining(faints) },
    {
      question: expect.stringContaining(heart),
      changed: { was: { value: isYes(true) }, now: { value: isYes(false) } },
    },
  ]);
  expect(card?.flags[0]?.changed).toBeUndefined();
  const heartRow = (await inDetail(id)).answers.find(({ question }) => question.includes(heart));
  expect(heartRow).toMatchObject({ flag: 'answer', value: isYes(false), replaced: { value: isYes(true) } });
});

test('a correction that was begun before a professional read the yes, and is sent after, does not flag it again', async () => {
  const { id, survey } = await sendYes();
  const entries = yesTo.map((part) => entryOf(survey, part, isYes(false)));
  await studio.saveDraft(id, entries);
  await studio.server.ask(reviewRoutes.review, { id, reply: '', messageId: newId() }, admin());
  await studio.send(id, entries);

  expect((await ofClient()).flaggedAnswers).toEqual([]);
  expect(await unread()).toBe(1);
});

test('flags that were stored in another order are put into the order in which they are shown', async () => {
  const id = await sendScreening();
  const [heart, faints] = (await ofClient()).flaggedAnswers[0]?.flags ?? [];
  const weight = { questionId: newId(), question: 'Peso', reason: 'off_trend' };
  await studio.server.owner.query('update check_ins set flags = $2 where id = $1', [
    id,
    JSON.stringify([weight, heart, faints]),
  ]);

  await studio.server.owner.query(fs.readFileSync('database/migrations/0168_order_of_flags.sql', 'utf8'));

  expect((await ofClient()).flaggedAnswers[0]?.flags).toEqual([heart, faints, weight]);
});
