import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { type ReviewQueue, reviewRoutes } from '../contract/reviews.ts';
import type { SurveyRecord } from '../contract.ts';
import { adherenceAnswers, entryOf, openCheckIns } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let survey: SurveyRecord;
let ids: string[];

/** A client answers in two weeks: 4 in the first, 8 in the second. */
beforeEach(async () => {
  studio = await openCheckIns();
  survey = await studio.createSurvey('adherence');
  await studio.openWeekly(survey);
  ids = [];
  for (const nutrition of [4, 8]) {
    const open = (await studio.listOwn()).find(({ state }) => state === 'open');
    ids.push(open?.id ?? '');
    await studio.send(open?.id ?? '', adherenceAnswers(survey, nutrition));
    if (nutrition === 4) await studio.letDaysPass(7);
    await studio.runDue();
  }
});

const completed = async (filters: object) =>
  (await studio.server.ask(reviewRoutes.completed, filters, studio.studio.admin)).data.surveys.map(({ id }) => id);
const get = async (id: string, queue?: ReviewQueue) =>
  (await studio.server.ask(reviewRoutes.get, { clientId: studio.clientId, id, queue }, studio.studio.admin)).data
    .surveyAnswer;
const review = (id: string, reply = '', messageId = newId(), queue?: ReviewQueue) =>
  studio.server.ask(reviewRoutes.review, { id, reply, messageId, queue }, studio.studio.admin);

test('the answer of now stands beside that of the last time: 8 after 4', async () => {
  const answer = await get(ids[1] ?? '');

  expect(answer.answers[0]).toMatchObject({
    question: 'Quanto hai seguito l’alimentazione?',
    value: { value: 8 },
    before: { value: { value: 4 } },
  });
  expect(answer.answers[0]?.numbers.map(({ value }) => value)).toEqual([4, 8]);
  expect((await get(ids[0] ?? '')).answers[0]?.before).toBeNull();
});

test('a question that the client skipped is named without an answer', async () => {
  const { answers, skipped = [] } = await get(ids[1] ?? '');

  expect(skipped.map(({ question }) => question)).toContainEqual(expect.stringContaining('aiuterebbe'));
  expect(skipped.length + answers.length).toBeLessThanOrEqual(survey.questions.length);
});

test('what waits is listed with the longest waiting first, and the latest first otherwise', async () => {
  expect(await completed({ unread: true })).toEqual(ids);
  expect(await completed({})).toEqual(ids.toReversed());
});

test('what was sent first has one after it and none before it', async () => {
  const first = await get(ids[0] ?? '');

  expect([first.previous, first.next?.id]).toEqual([null, ids[1]]);
  expect((await get(ids[1] ?? '')).next).toBeNull();
});

test('a review leads to the next one that waits, and then to none', async () => {
  const first = await review(ids[0] ?? '');

  expect(first.data.next?.id).toBe(ids[1]);
  expect((await review(ids[1] ?? '')).data.next).toBeNull();
  expect(await completed({ unread: true })).toEqual([]);
  expect(await completed({ state: 'reviewed' })).toHaveLength(2);
});

/** Answers of another client, sent before those of the client. */
async function addOtherClient(): Promise<string> {
  const { rows } = await studio.server.owner.query(
    `insert into check_ins (account_id, survey_id, client_id, due_on, state, edition_id, answers, sent_at)
     select check_ins.account_id, survey_id, other.id, due_on, 'sent', edition_id, answers, sent_at - interval '10 days'
     from check_ins join clients other on other.account_id = check_ins.account_id and other.id <> check_ins.client_id
     where check_ins.id = $1 limit 1 returning id`,
    [ids[0]],
  );
  return rows[0].id;
}

test('next and previous stay with the client, unless the answers of all clients are gone through', async () => {
  const other = await addOtherClient();
  const first = ids[0] ?? '';

  const ofClient = await get(first);
  expect([ofClient.previous, ofClient.next?.id]).toEqual([null, ids[1]]);
  const ofAll = await get(first, 'all');
  expect([ofAll.previous?.id, ofAll.next?.id]).toEqual([other, ids[1]]);

  expect((await review(first)).data.next?.id).toBe(ids[1]);
  expect((await review(ids[1] ?? '')).data.next).toBeNull();
  expect((await review(ids[1] ?? '', '', newId(), 'all')).data.next?.id).toBe(other);
});

test('a reply is one message of the conversation that points at the answers, however often it is sent', async () => {
  const messageId = newId();
  await review(ids[1] ?? '', 'Ottima settimana!', messageId);
  await review(ids[1] ?? '', 'Ottima settimana!', messageId);
  const { rows } = await studio.server.owner.query(
    'select text, reference_kind, reference_id from messages where id = $1',
    [messageId],
  );

  expect(rows).toEqual([{ text: 'Ottima settimana!', reference_kind: 'check_in', reference_id: ids[1] }]);
});

test('answers that were read are apart from those that were replied to, in a message or with a task', async () => {
  const [first = '', second = ''] = ids;
  const repliedAt = async () => [(await get(first)).repliedAt, (await get(second)).repliedAt];
  await review(first);
  await review(second, 'Nota', newId());
  await studio.server.owner.query('update messages set is_internal = true where reference_id = $1', [second]);

  expect(await repliedAt()).toEqual([null, null]);

  await studio.server.owner.query('update messages set is_internal = false where reference_id = $1', [second]);
  const task = { id: newId(), text: 'Pesa la colazione', dueOn: null };
  await studio.server.ask(reviewRoutes.review, { id: first, messageId: newId(), task }, studio.studio.admin);
  expect(await repliedAt()).toEqual([expect.any(String), expect.any(String)]);
});

/** Moves the instant of a review, so that the clocks of the test and of the database need not agree to the millisecond. */
const moveReview = (id: string, minutes: number) =>
  studio.server.owner.query(
    'update check_ins set reviewed_at = reviewed_at + make_interval(mins => $2) where id = $1',
    [id, minutes],
  );

test('after the review the client can change nothing', async () => {
  await review(ids[1] ?? '');
  await moveReview(ids[1] ?? '', -1);

  expect((await studio.send(ids[1] ?? '', adherenceAnswers(survey, 2))).status).toBe(409);
});

test('a correction that was begun before the answers were read can still be sent, and they are to read again', async () => {
  const id = ids[1] ?? '';
  await studio.saveDraft(id, adherenceAnswers(survey, 2));
  await review(id);
  expect((await studio.listOwn()).find((one) => one.id === id)).toMatchObject({
    state: 'reviewed',
    isCorrecting: true,
  });

  expect((await studio.send(id, [])).status).toBe(200);
  expect(await completed({ unread: true })).toContain(id);
  expect(await get(id)).toMatchObject({ state: 'sent', reviewedAt: null, reviewerName: null, revisions: 1 });
  const corrected = (await studio.listOwn()).find((one) => one.id === id);
  expect(corrected).toMatchObject({ isCorrecting: false, answers: [{ value: { value: 2 } }, {}] });
});

test('a correction says which answers changed, what they were, and which were taken back', async () => {
  const id = ids[1] ?? '';
  const [nutrition, training] = adherenceAnswers(survey, 2);
  const [first] = (await get(id)).answers;
  expect(await get(id)).toMatchObject({ revisions: 0, withdrawn: [], answers: [{ isCorrected: false }, {}] });
  const note = entryOf(survey, 'aiuterebbe', { kind: 'text', value: 'Ricette veloci' });
  if (nutrition && training) await studio.send(id, [nutrition, training, note]);
  await studio.send(id, [{ ...note, value: null, at: new Date(Date.now() + 1000).toISOString() }]);

  const { answers, withdrawn, revisions } = await get(id);
  expect(revisions).toBe(2);
  expect(answers.map((one) => [one.isCorrected, one.replaced?.value ?? null])).toEqual([
    [true, first?.value],
    [false, null],
  ]);
  expect(withdrawn.map(({ value }) => value)).toEqual([{ kind: 'text', value: 'Ricette veloci' }]);
  const list = (await studio.server.ask(reviewRoutes.completed, {}, studio.studio.admin)).data.surveys;
  expect(list.map((one) => [one.id, one.revisions > 0])).toEqual([
    [id, true],
    [ids[0], false],
  ]);
});

test('a correction that was typed before the answers were read, and arrives afterwards, is accepted', async () => {
  const id = ids[1] ?? '';
  const typed = adherenceAnswers(survey, 2);
  await review(id);
  await moveReview(id, 1);

  expect((await studio.send(id, typed)).status).toBe(200);
  expect(await get(id)).toMatchObject({ state: 'sent', revisions: 1 });
});

test('answers that were typed back to what was sent are no correction, and are closed once they are read', async () => {
  const id = ids[1] ?? '';
  // As an earlier release stored them.
  await studio.server.owner.query(
    `update check_ins set answers = (select jsonb_agg(answer - 'scaleMax') from jsonb_array_elements(answers) answer) where id = $1`,
    [id],
  );
  const sent = (await studio.listOwn()).find((one) => one.id === id)?.draft ?? [];
  await studio.saveDraft(id, adherenceAnswers(survey, 2));
  const at = new Date().toISOString();
  await studio.saveDraft(
    id,
    sent.map((entry) => ({ ...entry, at })),
  );
  expect((await studio.listOwn()).find((one) => one.id === id)).toMatchObject({ isCorrecting: false });
  await review(id);
  await moveReview(id, -1);

  expect((await studio.send(id, adherenceAnswers(survey, 2))).status).toBe(409);
});

test('deleted answers are gone from all lists', async () => {
  await studio.server.ask(reviewRoutes.delete, { id: ids[0] ?? '' }, studio.studio.admin);

  expect(await completed({})).toEqual([ids[1]]);
});

test('a nutritionist who does not follow the client finds neither list nor answers', async () => {
  const refused = await studio.server.ask(
    reviewRoutes.get,
    { clientId: studio.clientId, id: ids[0] ?? '' },
    studio.studio.nutritionist,
  );
  const list = await studio.server.ask(reviewRoutes.completed, {}, studio.studio.nutritionist);

  expect(refused.status).toBe(404);
  expect(list.data.surveys).toEqual([]);
});
