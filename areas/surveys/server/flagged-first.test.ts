import { beforeEach, expect, test } from 'vitest';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import type { SurveyRecord } from '../contract.ts';
import { adherenceAnswers, entryOf, openCheckIns, today } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let survey: SurveyRecord;
let checkInId: string;

beforeEach(async () => {
  studio = await openCheckIns();
  survey = await studio.createSurvey('first_visit', 'WELCOME');
  await studio.server.ask(surveyAssignmentRoutes.setWelcome, { id: survey.id, clientTypeId: null }, admin());
  checkInId = (await studio.listOwn())[0]?.id ?? '';
});

const admin = () => studio.studio.admin;
const yesTo = (part: string) => entryOf(survey, part, { kind: 'boolean', value: true });
const noTo = (part: string) => entryOf(survey, part, { kind: 'boolean', value: false });
const textOf = (part: string) => entryOf(survey, part, { kind: 'text', value: 'Il ginocchio, dal 2024' });
const [pain, pregnancy, disorder] = [
  'Hai avuto infortuni o interventi, o hai dolori?',
  'Sei in gravidanza o allatti?',
  'Hai, o hai avuto in passato, un disturbo alimentare?',
];
/** Only what must be answered, with a yes to pain, and more. */
const send = (more: ReturnType<typeof yesTo>[] = []) =>
  studio.send(checkInId, [
    ...[textOf('ottenere'), noTo('malattie'), noTo('allergie'), yesTo('infortuni'), textOf('fastidio')],
    ...more,
  ]);
const waiting = async () =>
  (await studio.server.ask(reviewRoutes.flaggedOfClient, { clientId: studio.clientId }, admin())).data.flaggedAnswers;
const flaggedFirst = (token = admin()) =>
  studio.server.ask(reviewRoutes.flaggedFirst, { clientId: studio.clientId }, token);
const ofRecipients = (clientIds = [studio.clientId]) =>
  studio.server.ask(reviewRoutes.flaggedFirstOfRecipients, { clientIds }, admin());

test('a yes to pain, pregnancy or eating disorders is flagged, and the last two may be left out', async () => {
  const questions = async () => (await waiting())[0]?.flags.map(({ question }) => question);
  expect((await send()).status).toBe(200);
  expect(await questions()).toEqual([pain]);

  expect((await send([yesTo('gravidanza'), yesTo('disturbo')])).status).toBe(200);
  expect(await questions()).toEqual([pain, pregnancy, disorder]);
});

test('flagged questions of a first survey are named where energy is decided also once they were read, without consent never', async () => {
  await send([yesTo('gravidanza')]);
  await studio.server.ask(reviewRoutes.review, { id: checkInId, reply: '', messageId: newId() }, admin());
  expect(await waiting()).toEqual([]);
  const source = { surveyName: survey.name, sentOn: today };
  const flagged = { id: checkInId, clientId: studio.clientId, ...source, questions: [pain, pregnancy] };
  expect((await flaggedFirst()).data.flaggedFirst).toMatchObject([flagged]);
  expect((await flaggedFirst(studio.studio.client)).status).toBe(403);
  expect((await ofRecipients()).data.flaggedFirst).toMatchObject([flagged]);
  expect((await ofRecipients([])).data.flaggedFirst).toEqual([]);

  const withdrawal = { purpose: 'health_data' as const, isGiven: false };
  await studio.server.ask(consentRoutes.decideConsent, withdrawal, studio.studio.client);
  expect((await flaggedFirst()).code).toBe('health_data_withdrawn');
  expect((await ofRecipients()).data.flaggedFirst).toEqual([]);
});

test('what was answered to a flagged question is quoted with what explains it, before and after it was read', async () => {
  await send();
  const quoted = {
    answer: { question: pain, value: { value: true } },
    explanations: [{ value: { value: 'Il ginocchio, dal 2024' } }],
  };
  const unread = await studio.server.ask(
    reviewRoutes.flaggedOfRecipients,
    { clientIds: [studio.clientId], groupIds: [] },
    admin(),
  );
  expect(unread.data.flaggedAnswers[0]?.flags).toMatchObject([quoted]);
  expect((await waiting())[0]?.flags).toMatchObject([quoted]);

  await review(checkInId);
  expect((await flaggedFirst()).data.flaggedFirst[0]?.answers).toMatchObject([quoted]);
  expect((await ofRecipients()).data.flaggedFirst[0]?.answers).toMatchObject([quoted]);
});

/** Assigns the screening as a check-in, and sends it with a yes to the question with this part. */
async function sendScreening(parQ: SurveyRecord, yes: string | null): Promise<string> {
  const assigned = { id: parQ.id, clientIds: [studio.clientId], repeats: 'once' as const, startsOn: today };
  expect((await studio.server.ask(surveyAssignmentRoutes.assign, assigned, admin())).status).toBe(200);
  await studio.runDue();
  const open = (await studio.listOwn()).find(({ surveyId, state }) => surveyId === parQ.id && state === 'open');
  expect((await studio.send(open?.id ?? '', screeningAnswers(parQ, yes))).status).toBe(200);
  return open?.id ?? '';
}

const screeningAnswers = (parQ: SurveyRecord, yes: string | null) =>
  parQ.questions
    .filter(({ kind }) => kind === 'boolean')
    .map(({ text }) => entryOf(parQ, text, { kind: 'boolean', value: yes !== null && text.includes(yes) }));

async function review(id: string): Promise<void> {
  const request = { id, reply: '', messageId: newId() };
  expect((await studio.server.ask(reviewRoutes.review, request, admin())).status).toBe(200);
}

const named = async () => (await ofRecipients()).data.flaggedFirst.map(({ questions }) => questions);
const chestPain = 'dolore al petto';

test('flagged questions about health of a later survey are named once they were read, until a no to the same question', async () => {
  await review(await sendScreening(await studio.createSurvey('par_q'), chestPain));
  const before = await named();
  await review(await sendScreening(await studio.createSurvey('par_q'), null));

  expect(before).toEqual([[expect.stringContaining(chestPain)]]);
  expect(await named()).toEqual([]);
});

test('the correction of an earlier no does not hide a yes that was sent after it', async () => {
  const earlier = await studio.createSurvey('par_q');
  const earlierId = await sendScreening(earlier, null);
  await sendScreening(await studio.createSurvey('par_q'), chestPain);
  await studio.send(earlierId, screeningAnswers(earlier, 'capogiro'));

  expect((await named()).flat()).toContainEqual(expect.stringContaining(chestPain));
});

test('a yes that was corrected to a no before it was read is shown as changed, and not named as one to take into account', async () => {
  const parQ = await studio.createSurvey('par_q');
  const id = await sendScreening(parQ, chestPain);
  await studio.send(id, screeningAnswers(parQ, null));

  expect(await named()).toEqual([]);
  expect((await waiting())[0]?.flags).toMatchObject([{ changed: { now: { value: { value: false } } } }]);
});

/** The client sends the weekly check-in with more than the required answers. */
async function sendWeekly(more: (weekly: SurveyRecord) => ReturnType<typeof entryOf>[] = () => []) {
  const weekly = await studio.createSurvey('adherence');
  await studio.openWeekly(weekly);
  const open = (await studio.listOwn()).find(({ surveyId }) => surveyId === weekly.id);
  await studio.send(open?.id ?? '', [...adherenceAnswers(weekly), ...more(weekly)]);
  return { weekly, id: open?.id ?? '' };
}

test('a symptom in an answer to any question of a later survey stays named once it was read', async () => {
  const symptom = { kind: 'text', value: 'Sono svenuta e ho dolore al petto' } as const;
  const { id } = await sendWeekly((weekly) => [entryOf(weekly, 'aiuterebbe', symptom)]);
  const before = await named();
  await review(id);

  expect(before).toEqual([[expect.stringContaining('aiuterebbe')]]);
  expect(await named()).toEqual(before);
});

test('flagged answers of a later survey that are not about health are named no more once they were read', async () => {
  const { weekly, id } = await sendWeekly();
  await studio.server.owner.query(`update check_ins set flags = $2 where id = $1`, [
    id,
    JSON.stringify([{ questionId: weekly.questions[0]?.id, question: weekly.questions[0]?.text, reason: 'answer' }]),
  ]);

  expect(await named()).toEqual([]);
});
