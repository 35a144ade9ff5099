import { beforeEach, describe, expect, test } from 'vitest';
import { mediaRoutes } from '#areas/media/contract.ts';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import type { Question } from '../contract/questions.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';
import { type SurveyRecord, surveyRoutes } from '../contract.ts';
import { entryOf, openCheckIns } from './testing/open-check-ins.ts';

const sentKinds = new Set(['answers_flagged', 'first_survey_sent']);

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let survey: SurveyRecord;
let id: string;

const [pain, pregnancy, disorder, illness] = [
  'Hai avuto infortuni o interventi, o hai dolori?',
  'Sei in gravidanza o allatti?',
  'Hai, o hai avuto in passato, un disturbo alimentare?',
  'Hai malattie diagnosticate o prendi farmaci?',
];
const illnessText = 'Ipotiroidismo, prendo Eutirox';
const kneeText = 'Il ginocchio destro, negli affondi';

const yesTo = (part: string) => entryOf(survey, part, { kind: 'boolean', value: true });
const textOf = (part: string, value: string) => entryOf(survey, part, { kind: 'text', value });
const required = () => [
  textOf('ottenere', 'Correre una maratona'),
  ...[illness, pain].map(yesTo),
  entryOf(survey, 'allergie', { kind: 'boolean', value: false }),
  textOf('da quando', illnessText),
  textOf('fastidio', kneeText),
];
const allEntries = () => [...required(), yesTo(pregnancy), yesTo(disorder), textOf('utile sapere', 'Da ragazza')];

/** Makes the coach or the nutritionist in charge of the client for these kinds of care, and of no other. */
async function setInCharge(
  role: 'coach' | 'nutritionist',
  kinds: readonly ('training' | 'nutrition')[],
): Promise<void> {
  for (const kind of kinds)
    await studio.server.owner.query(
      `insert into client_collaborators (account_id, client_id, kind, membership_id)
       select $1, $2, $3, id from memberships where account_id = $1 and role = $4 order by created_at limit 1
       on conflict (account_id, client_id, kind) do update set membership_id = excluded.membership_id`,
      [studio.studio.accountId, studio.clientId, kind, role],
    );
}

const coach = () => studio.studio.coach;
const nutritionist = () => studio.studio.nutritionist;
const open = async (token: string) =>
  (await studio.server.ask(reviewRoutes.get, { id, clientId: studio.clientId }, token)).data.surveyAnswer;
const questionsOf = (answers: readonly { question: string }[]) => answers.map(({ question }) => question);

beforeEach(async () => {
  studio = await openCheckIns();
  await setInCharge('coach', ['training']);
  await setInCharge('nutritionist', ['nutrition']);
  survey = await studio.createSurvey('first_visit', 'WELCOME');
  await studio.server.ask(
    surveyAssignmentRoutes.setWelcome,
    { id: survey.id, clientTypeId: null },
    studio.studio.admin,
  );
  id = (await studio.listOwn())[0]?.id ?? '';
});

/** Saves the survey with the questions changed by a rule. */
async function changeQuestions(
  rule: (question: Question) => Question,
  stays: (question: Question) => boolean = () => true,
): Promise<void> {
  const { saveId, isArchived, ...before } = (await studio.server.ask(surveyRoutes.get, survey, studio.studio.admin))
    .data.survey;
  const after = { ...before, questions: before.questions.filter(stays).map(rule) };
  await saveDocument(studio.server, surveyRoutes, { before, after }, studio.studio.admin);
}

test('a version that is restored has the marks that its questions got later, also those of a question that was removed', async () => {
  const { ask } = studio.server;
  const { admin } = studio.studio;
  const marked = (await ask(surveyRoutes.get, survey, admin)).data.survey.questions.filter(({ isHealth }) => isHealth);
  await changeQuestions((question) => ({ ...question, isHealth: false, isForTraining: false }));
  const { version } = (await ask(surveyRoutes.get, survey, admin)).data.survey;
  await studio.server.owner.query(`update surveys set saved_at = saved_at - interval '1 day' where id = $1`, [
    survey.id,
  ]);
  await changeQuestions((question) => marked.find(({ id }) => id === question.id) ?? question);
  await studio.server.owner.query(`update surveys set saved_at = saved_at - interval '1 day' where id = $1`, [
    survey.id,
  ]);
  await changeQuestions(
    (question) => question,
    ({ text }) => text !== disorder,
  );
  const current = (await ask(surveyRoutes.get, survey, admin)).data.survey.version;

  const restored = await ask(surveyRoutes.restore, { id: survey.id, version, current, saveId: newId() }, admin);

  expect(restored.status).toBe(200);
  const { questions } = (await ask(surveyRoutes.get, survey, admin)).data.survey;
  const marksOf = ({ id, isHealth, isForTraining }: Question) => ({ id, isHealth, isForTraining });
  expect(questions.filter(({ isHealth }) => isHealth).map(marksOf)).toEqual(marked.map(marksOf));
});

describe('of a first survey', () => {
  beforeEach(async () => expect((await studio.send(id, allEntries())).status).toBe(200));

  test('who trains the client reads pains and pregnancy, and neither illnesses, medicines nor eating disorders', async () => {
    const answer = await open(coach());

    expect(questionsOf(answer.answers)).toEqual([
      'Che cosa vorresti ottenere?',
      pain,
      'Che cosa, quando, e che cosa ti dà ancora fastidio?',
      pregnancy,
    ]);
    expect(questionsOf(answer.flags)).toEqual([pain, pregnancy]);
    expect(questionsOf(answer.reserved?.questions ?? [])).toEqual([
      illness,
      'Quali, e da quando?',
      'Hai allergie o intolleranze?',
      'Quali? Sono state accertate da un medico?',
      disorder,
      'Se ti va, scrivi quello che è utile sapere',
      'Hai esami recenti da mostrarmi?',
    ]);
    expect(answer.reserved?.readers).toHaveLength(2);
    expect(JSON.stringify(answer)).not.toMatch(/Eutirox|Da ragazza/);
  });

  test('who may view visits and the client read all of it', async () => {
    for (const token of [nutritionist(), studio.studio.admin]) {
      const answer = await open(token);
      expect(JSON.stringify(answer.answers)).toContain(illnessText);
      expect(questionsOf(answer.flags)).toEqual([illness, pain, pregnancy, disorder]);
      expect(answer.reserved).toBeNull();
    }
    expect(JSON.stringify(await studio.listOwn())).toContain(illnessText);
  });

  test('a coach who is not in charge of the training reads none of the answers about health', async () => {
    await setInCharge('nutritionist', ['training']);
    await setInCharge('coach', ['nutrition']);

    const answer = await open(coach());

    expect(questionsOf(answer.answers)).toEqual(['Che cosa vorresti ottenere?']);
    expect(answer.flags).toEqual([]);
    expect(await flagsInLists(coach())).toEqual([]);
    expect((await studio.server.ask(unreadAnswerRoutes.count, {}, coach())).data).toEqual({ unread: 1, flagged: 0 });
    const onlyFlagged = await studio.server.ask(reviewRoutes.completed, { unread: true, flagged: true }, coach());
    expect(onlyFlagged.data.surveys).toEqual([]);
  });

  test('who trains the client is named among the readers of answers that are for training too', async () => {
    const { accountId } = studio.studio;
    await setInCharge('nutritionist', ['training']);
    await setInCharge('coach', ['nutrition']);
    expect((await open(coach())).reserved?.readers).toHaveLength(2);

    const { owner } = studio.server;
    const setPermissions = `update memberships set permissions = '{view clients,view surveys}' where account_id = $1 and role = 'nutritionist'`;
    await owner.query(setPermissions, [accountId]);
    expect((await open(coach())).reserved?.readers).toHaveLength(2);

    await setInCharge('coach', ['training']);
    await setInCharge('nutritionist', ['nutrition']);
    expect((await open(coach())).reserved?.readers).toHaveLength(1);
  });

  /** The flagged questions in everything that lists them. */
  async function flagsInLists(token: string): Promise<string[]> {
    const { clientId, server } = studio;
    const recipients = { clientIds: [clientId] };
    const lists = [
      (await server.ask(reviewRoutes.completed, {}, token)).data.surveys.filter((one) => one.clientId === clientId),
      (await server.ask(reviewRoutes.ofClient, { clientId }, token)).data.surveyAnswers,
      (await server.ask(reviewRoutes.flaggedOfClient, { clientId }, token)).data.flaggedAnswers,
      (await server.ask(reviewRoutes.flaggedOfRecipients, recipients, token)).data.flaggedAnswers,
    ];
    const first = [
      (await server.ask(reviewRoutes.flaggedFirst, { clientId }, token)).data.flaggedFirst,
      (await server.ask(reviewRoutes.flaggedFirstOfRecipients, recipients, token)).data.flaggedFirst,
    ];
    const named = [
      ...lists.flat().flatMap(({ flags }) => questionsOf(flags)),
      ...first.flat().flatMap(({ questions }) => questions),
    ];
    return [...new Set(named)];
  }

  test('lists, assignments and the places where energy is decided name to each only the flags that they may read', async () => {
    expect(await flagsInLists(coach())).toEqual([pain, pregnancy]);
    expect(await flagsInLists(nutritionist())).toEqual([illness, pain, pregnancy, disorder]);
  });

  test('an answer stays reserved when its question is not marked any more', async () => {
    await changeQuestions((question) => ({ ...question, isHealth: false, isForTraining: true }));

    expect(JSON.stringify(await open(coach()))).not.toContain('Eutirox');
  });

  test('a question that is marked later is reserved also in earlier answers', async () => {
    await changeQuestions((question) =>
      question.text.includes('ottenere') ? { ...question, isHealth: true } : question,
    );

    const answer = await open(coach());
    expect(JSON.stringify(answer.answers)).not.toContain('maratona');
    expect(questionsOf(answer.reserved?.questions ?? [])).toContain('Che cosa vorresti ottenere?');
  });

  test('a corrected answer is reserved as it was and as it is', async () => {
    const corrected = textOf('da quando', 'Ipotiroidismo, e da oggi Metformina');
    expect((await studio.send(id, [corrected, entryOf(survey, disorder, null)])).status).toBe(200);

    const answer = await open(coach());
    expect(JSON.stringify(answer)).not.toMatch(/Eutirox|Metformina/);
    expect(questionsOf([...answer.withdrawn, ...answer.flags])).not.toContain(disorder);
  });

  test('flagged answers that the coach could not read stay unread for the others', async () => {
    const { ask } = studio.server;
    const waiting = async (token: string) =>
      (await ask(reviewRoutes.flaggedOfClient, { clientId: studio.clientId }, token)).data.flaggedAnswers;
    const unreadNotifications = async (token: string) =>
      (await ask(notificationRoutes.list, {}, token)).data.notifications
        .filter(({ kind, readAt }) => sentKinds.has(kind) && readAt === null)
        .map(({ kind }) => kind);
    await setInCharge('coach', ['nutrition']);

    expect((await ask(reviewRoutes.review, { id, reply: '', messageId: newId() }, coach())).status).toBe(200);

    expect(await waiting(coach())).toEqual([]);
    expect(await unreadNotifications(coach())).toEqual([]);
    expect(await unreadNotifications(studio.studio.admin)).toEqual(['answers_flagged']);
    expect(await waiting(studio.studio.admin)).toMatchObject([{ id, isUnread: true }]);
    await ask(reviewRoutes.review, { id, reply: '', messageId: newId() }, studio.studio.admin);
    expect(await waiting(studio.studio.admin)).toEqual([]);
  });
});

test('files of reserved answers are neither listed nor read', async () => {
  const fileId = newId();
  const { headers, payload } = multipart([
    { name: 'fileId', content: fileId },
    { name: 'file', content: pngOfZeros({ width: 30, height: 40, bitDepth: 8 }) },
  ]);
  const authorization = `Bearer ${studio.studio.client}`;
  const url = `/api/my/check-ins/${id}/files`;
  const added = await studio.server.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization },
    payload,
  });
  expect(added.statusCode).toBe(200);
  await studio.send(id, [...allEntries(), entryOf(survey, 'esami', { kind: 'files', fileIds: [fileId] })]);
  const { clientId, server } = studio;
  const mediaOf = async (token: string) =>
    (await server.ask(mediaRoutes.list, { clientId, origin: 'check_in' as const }, token)).data.media;
  const bytesFor = async (token: string) => {
    const path = `/api/clients/${clientId}/survey-answers/${id}/files/${fileId}`;
    return (await server.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).statusCode;
  };

  expect((await open(coach())).files).toEqual([]);
  expect(await bytesFor(coach())).toBe(404);
  expect((await mediaOf(coach())).filter((one) => one.id === fileId)).toEqual([]);
  expect((await open(nutritionist())).files).toHaveLength(1);
  expect(await bytesFor(nutritionist())).toBe(200);
  expect((await mediaOf(nutritionist())).filter((one) => one.id === fileId)).toHaveLength(1);
});

test('who may read none of the flagged answers is told that answers were sent, and not that some are flagged', async () => {
  const kinds = async (token: string) =>
    (await studio.server.ask(notificationRoutes.list, {}, token)).data.notifications
      .map(({ kind }) => kind)
      .filter((kind) => sentKinds.has(kind));
  await setInCharge('coach', ['nutrition']);
  await studio.server.owner.query(`delete from client_collaborators where client_id = $1 and kind = 'training'`, [
    studio.clientId,
  ]);

  await studio.send(id, allEntries());

  expect(await kinds(studio.studio.admin)).toEqual(['answers_flagged']);
  expect(await kinds(coach())).toEqual(['first_survey_sent']);
});
