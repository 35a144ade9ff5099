import { beforeEach, expect, test } from 'vitest';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { adherenceAnswers, entryOf, openCheckIns } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;

beforeEach(async () => {
  studio = await openCheckIns();
});

const admin = () => studio.studio.admin;

/** The client answers yes to the question about heart and blood pressure, and no to all others. */
async function sendScreening(): Promise<string> {
  const survey = await studio.createSurvey('par_q', 'WELCOME');
  await studio.server.ask(surveyAssignmentRoutes.setWelcome, { id: survey.id, clientTypeId: null }, admin());
  const [own] = await studio.listOwn();
  const answers = survey.questions
    .filter(({ kind }) => kind === 'boolean')
    .map(({ text }) => entryOf(survey, text, { kind: 'boolean', value: text.includes('pressione alta') }));
  const details = entryOf(survey, 'Racconta in breve', { kind: 'text', value: 'Pressione alta dal 2020' });
  expect((await studio.send(own?.id ?? '', [...answers, details])).status).toBe(200);
  return own?.id ?? '';
}

test('the review of a flagged answer leads to the other flagged ones of the client, and not to what else waits', async () => {
  const id = await sendScreening();
  const survey = await studio.createSurvey('adherence');
  await studio.openWeekly(survey);
  const open = (await studio.listOwn()).find(({ state }) => state === 'open');
  await studio.send(open?.id ?? '', adherenceAnswers(survey));
  const reviewed = { id, reply: '', messageId: newId() };
  const { clientId } = studio;
  const next = async (queue: 'client' | 'flagged') =>
    (await studio.server.ask(reviewRoutes.get, { clientId, id, queue }, admin())).data.surveyAnswer.next;

  expect(await next('client')).toEqual({ id: open?.id, clientId });
  expect(await next('flagged')).toBeNull();
  const { data } = await studio.server.ask(reviewRoutes.review, { ...reviewed, queue: 'flagged' }, admin());
  expect(data.next).toBeNull();
});

test('the review of answers that a question flags leads to those of other clients, and not to what else waits', async () => {
  const id = await sendScreening();
  const survey = await studio.createSurvey('adherence');
  await studio.openWeekly(survey);
  const open = (await studio.listOwn()).find(({ state }) => state === 'open');
  await studio.send(open?.id ?? '', adherenceAnswers(survey));
  const { clientId } = studio;
  const flagged = await copyToOtherClient(id);
  const nextOf = async (queue: 'all' | 'all_flagged') =>
    (await studio.server.ask(reviewRoutes.get, { clientId, id, queue }, admin())).data.surveyAnswer.next;

  expect(await nextOf('all_flagged')).toEqual(flagged);
  const reviewed = { reply: '', queue: 'all_flagged' as const };
  const first = await studio.server.ask(reviewRoutes.review, { ...reviewed, id, messageId: newId() }, admin());
  expect(first.data.next).toEqual(flagged);
  const second = await studio.server.ask(
    reviewRoutes.review,
    { ...reviewed, id: flagged.id, messageId: newId() },
    admin(),
  );
  expect(second.data.next).toBeNull();
});

/** Another client of the account has sent the same answers later. */
async function copyToOtherClient(id: string): Promise<{ id: string; clientId: string }> {
  const { rows } = await studio.server.owner.query(
    `insert into check_ins (account_id, survey_id, client_id, due_on, state, edition_id, answers, flags, sent_at)
     select check_ins.account_id, survey_id, other.id, due_on, state, edition_id, answers, flags, sent_at + interval '1 minute'
     from check_ins join clients other on other.account_id = check_ins.account_id and other.id <> check_ins.client_id
     where check_ins.id = $1 order by other.id limit 1 returning id, client_id as "clientId"`,
    [id],
  );
  return rows[0];
}
