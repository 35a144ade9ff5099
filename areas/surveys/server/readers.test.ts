import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';
import { entryOf, openCheckIns } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let id: string;
/** The entries of the screening of a client with or without high blood pressure. */
let entriesOf: (hasHighPressure: boolean) => ReturnType<typeof entryOf>[];

const { flaggedOfClient, completed, review, get } = reviewRoutes;

const ask = {
  flagged: async (token: string) =>
    (await studio.server.ask(flaggedOfClient, { clientId: studio.clientId }, token)).data.flaggedAnswers,
  counts: async (token: string) => (await studio.server.ask(unreadAnswerRoutes.count, {}, token)).data,
  unread: async (token: string) => (await studio.server.ask(completed, { unread: true }, token)).data.surveys,
  read: (token: string) => studio.server.ask(review, { id, reply: '', messageId: newId() }, token),
};

async function setInCharge(kind: 'training' | 'nutrition', token: string | null): Promise<void> {
  const { owner } = studio.server;
  await owner.query('delete from client_collaborators where client_id = $1 and kind = $2', [studio.clientId, kind]);
  if (token === null) return;
  const { accountId } = studio.studio;
  const role = token === studio.studio.coach ? 'coach' : 'nutritionist';
  await owner.query(
    `insert into client_collaborators (account_id, client_id, kind, membership_id)
     select $1, $2, $3, id from memberships where account_id = $1 and role = $4 order by created_at limit 1`,
    [accountId, studio.clientId, kind, role],
  );
}

beforeEach(async () => {
  studio = await openCheckIns();
  const { coach, nutritionist } = studio.studio;
  await setInCharge('training', coach);
  await setInCharge('nutrition', nutritionist);
  const survey = await studio.createSurvey('par_q', 'WELCOME');
  await studio.server.ask(
    surveyAssignmentRoutes.setWelcome,
    { id: survey.id, clientTypeId: null },
    studio.studio.admin,
  );
  const [own] = await studio.listOwn();
  id = own?.id ?? '';
  entriesOf = (hasHighPressure) => [
    ...survey.questions
      .filter(({ kind }) => kind === 'boolean')
      .map(({ text }) =>
        entryOf(survey, text, { kind: 'boolean', value: hasHighPressure && text.includes('pressione alta') }),
      ),
    ...(hasHighPressure
      ? [entryOf(survey, 'Racconta in breve', { kind: 'text', value: 'Pressione alta dal 2020' })]
      : []),
  ];
  expect((await studio.send(id, entriesOf(true))).status).toBe(200);
});

test('flagged answers of a first survey that the coach has read stay unread for who cares for the nutrition', async () => {
  const { coach, nutritionist } = studio.studio;
  expect((await ask.read(coach)).status).toBe(200);

  expect(await ask.flagged(coach)).toEqual([]);
  expect(await ask.counts(coach)).toMatchObject({ unread: 0, flagged: 0 });
  expect(await ask.flagged(nutritionist)).toMatchObject([{ id, isUnread: true }]);
  expect(await ask.counts(nutritionist)).toMatchObject({ unread: 1, flagged: 1 });
  expect(await ask.unread(nutritionist)).toMatchObject([{ id }]);
  const opened = (await studio.server.ask(get, { id, clientId: studio.clientId }, nutritionist)).data.surveyAnswer;
  expect(opened).toMatchObject({ state: 'reviewed', isUnread: true });

  await ask.read(nutritionist);
  expect(await ask.flagged(nutritionist)).toEqual([]);
  expect(await ask.counts(nutritionist)).toMatchObject({ unread: 0, flagged: 0 });
});

test('an admin who is not in charge of the client sees them as read once somebody has read them', async () => {
  expect(await ask.flagged(studio.studio.admin)).toHaveLength(1);
  await ask.read(studio.studio.coach);

  expect(await ask.flagged(studio.studio.admin)).toEqual([]);
});

test('answers that are read by an admin stay unread for both who are in charge', async () => {
  await ask.read(studio.studio.admin);

  expect(await ask.flagged(studio.studio.coach)).toHaveLength(1);
  expect(await ask.flagged(studio.studio.nutritionist)).toHaveLength(1);
});

test('a flag that only the coach has read stays for who cares for the nutrition when the client corrects the answer', async () => {
  const { coach, nutritionist } = studio.studio;
  const corrected = entriesOf(false);
  await studio.saveDraft(id, corrected);
  await ask.read(coach);

  expect((await studio.send(id, corrected)).status).toBe(200);
  expect(await ask.flagged(nutritionist)).toMatchObject([
    { id, flags: [{ changed: { was: { value: { value: true } } } }] },
  ]);
});

test('weights and photos beside the answers are for who may view health records, a reply for who may write messages', async () => {
  const { owner, ask: request } = studio.server;
  const { accountId, coach, admin } = studio.studio;
  const permit = (permissions: string[]) =>
    owner.query("update memberships set permissions = $2 where account_id = $1 and role = 'coach'", [
      accountId,
      permissions,
    ]);
  const period = async (token: string) =>
    (await request(reviewRoutes.period, { clientId: studio.clientId, id }, token)).data.period;
  const messages = async () =>
    (await owner.query('select from messages where conversation_id = $1', [studio.clientId])).rowCount;
  const reply = { id, reply: 'Ne parliamo domani', messageId: newId() };
  const before = await messages();

  await permit(['view surveys', 'update surveys', 'view workouts']);
  expect((await period(admin)).weights.length).toBeGreaterThan(0);
  expect(await period(coach)).toMatchObject({ weights: [], lastWeight: null, photos: [], until: expect.any(String) });
  expect((await request(review, reply, coach)).status).toBe(403);
  expect(await messages()).toBe(before);
  expect(await ask.flagged(coach)).toMatchObject([{ isUnread: true }]);

  await permit(['view surveys', 'update surveys', 'view health records', 'create chats']);
  expect((await period(coach)).weights.length).toBeGreaterThan(0);
  expect((await request(review, reply, coach)).status).toBe(200);
  expect(await messages()).toBe((before ?? 0) + 1);
});
