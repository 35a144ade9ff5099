import { beforeAll, expect, test } from 'vitest';
import { clientSettingRoutes } from '#areas/clients/contract/settings.ts';
import { consentRoutes } from '#areas/clients/contract/consents.ts';
import { mediaRoutes } from '#areas/media/contract.ts';
import { photoRoutes } from '#areas/progress/contract.ts';
import { multipart } from '#database/testing/multipart.ts';
import { pngOfZeros } from '#database/testing/png.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { found } from '#shell/common/problem.ts';
import type { AnswerEntry } from '../contract/answers.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';
import type { Question } from '../contract/questions.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { type SurveyRecord, surveyRoutes } from '../contract.ts';
import { newQuestion } from '../rules/edit-questions.ts';
import { entryOf, openCheckIns, today } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let survey: SurveyRecord;
let assignmentId: string;

beforeAll(async () => {
  studio = await openCheckIns();
  await studio.server.owner.query('delete from measurements where client_id = $1', [studio.clientId]);
  const { saveId, isArchived, ...weekly } = await studio.createSurvey('weekly');
  const photos: Question = { ...newQuestion('progress', newId), text: 'Le tue foto' };
  const after = { ...weekly, replyDays: 2, questions: [...weekly.questions, photos] };
  await saveDocument(studio.server, surveyRoutes, { before: weekly, after }, studio.studio.admin);
  survey = (await studio.server.ask(surveyRoutes.get, { id: weekly.id }, studio.studio.admin)).data.survey;
});

const ids: string[] = [];
const answers = (energy: number, hasPain: boolean): AnswerEntry[] => [
  entryOf(survey, 'energia', { kind: 'number', value: energy }),
  ...['dormito', 'fame', 'stress'].map((text) => entryOf(survey, text, { kind: 'number', value: 6 })),
  entryOf(survey, 'dolori', { kind: 'boolean', value: hasPain }),
  ...(hasPain ? [entryOf(survey, 'Dove', { kind: 'text', value: 'Ginocchio' })] : []),
  entryOf(survey, 'pesi questa mattina', { kind: 'metric', value: 72.4 }),
];
const openId = async () => (await studio.listOwn()).find(({ state }) => state === 'open')?.id ?? '';
const reviewed = async (id: string) =>
  (await studio.server.ask(reviewRoutes.get, { clientId: studio.clientId, id }, studio.studio.admin)).data.surveyAnswer;
const period = async (id: string) =>
  (await studio.server.ask(reviewRoutes.period, { clientId: studio.clientId, id }, studio.studio.admin)).data.period;
const setsOf = async () => (await studio.server.ask(photoRoutes.list.own, {}, studio.studio.client)).data.progresses;

async function mediaOf() {
  const request = { clientId: studio.clientId, origin: 'check_in' as const };
  return (await studio.server.ask(mediaRoutes.list, request, studio.studio.admin)).data.media;
}

async function addFile(checkInId: string, fileId: string) {
  const content = pngOfZeros({ width: 30, height: 40, bitDepth: 8 });
  const { headers, payload } = multipart([
    { name: 'fileId', content: fileId },
    { name: 'file', content },
  ]);
  const url = `/api/my/check-ins/${checkInId}/files`;
  const authorization = `Bearer ${studio.studio.client}`;
  return studio.server.app.inject({ method: 'POST', url, headers: { ...headers, authorization }, payload });
}

test('answers with pain come first in the queue, and the client reads by when they get a reply', async () => {
  ({ assignmentId } = await studio.openWeekly(survey));
  for (const [energy, hasPain] of [
    [7, false],
    [7, false],
    [4, true],
  ] as const) {
    ids.push(await openId());
    await studio.send(ids.at(-1) ?? '', answers(energy, hasPain));
    await studio.letDaysPass(7);
    await studio.runDue();
  }
  const { surveys } = (await studio.server.ask(reviewRoutes.completed, { unread: true }, studio.studio.admin)).data;
  const painful = await reviewed(ids[2] ?? '');

  expect(surveys.map(({ id }) => id)).toEqual([ids[2], ids[0], ids[1]]);
  expect(surveys[0]?.flags).toMatchObject([
    { question: expect.stringContaining('dolori'), reason: 'answer' },
    { reason: 'worse' },
  ]);
  expect(painful.answers.flatMap(({ flag }) => flag ?? [])).toEqual(['worse', 'answer']);
  expect([painful.previous, painful.next?.id]).toEqual([null, ids[0]]);
  expect((await studio.listOwn()).find(({ id }) => id === ids[2])?.replyBy).toBe(addDays(today, 2));
});

test('the days that answers are about begin after the last answers and end with the day of these, and are counted', async () => {
  await studio.server.owner.query("update check_ins set sent_at = sent_at - interval '7 days' where id = $1", [ids[0]]);
  const { from, until, weights, lastWeight } = await period(ids[1] ?? '');
  const request = { clientId: studio.clientId, id: ids[1] ?? '' };
  const meals = await studio.server.ask(reviewRoutes.meals, request, studio.studio.admin);
  const workouts = await studio.server.ask(reviewRoutes.workouts, request, studio.studio.admin);

  expect({ from, until }).toEqual({ from: addDays(today, -6), until: today });
  expect(weights.at(-1)).toMatchObject({ value: 72.4, day: today });
  expect(lastWeight).toEqual({ value: 72.4, day: today });
  expect(meals.data.meals).toMatchObject({ followedPercent: null });
  expect(workouts.data.workouts).toMatchObject({ done: expect.any(Number) });
  expect((await studio.server.ask(reviewRoutes.meals, request, studio.studio.coach)).status).toBe(403);
});

test('workouts of these days are those done on them, also without a date, in the time zone that the client had then; one without its sets was interrupted', async () => {
  const { owner } = studio.server;
  const request = { clientId: studio.clientId, id: ids[1] ?? '' };
  const done = async () => {
    const { workouts } = (await studio.server.ask(reviewRoutes.workouts, request, studio.studio.admin)).data;
    return [workouts.done, workouts.interrupted];
  };
  const finish = (finishedAt: string, isSkipped = false, rows: { id: string; sets: number }[] = []) =>
    owner.query(
      `insert into completed_workouts (account_id, id, client_id, program_title, title, info, week_number, day_number,
        prescription, started_at, finished_at, is_skipped)
      values ($1, gen_random_uuid(), $2, 'Prova', 'Giorno', '', 1, 1, $5, $3, $3, $4)`,
      [studio.studio.accountId, studio.clientId, finishedAt, isSkipped, JSON.stringify(rows)],
    );
  await owner.query('delete from completed_workouts where client_id = $1', [studio.clientId]);
  await finish(`${addDays(today, -2)}T10:00:00Z`, false, [{ id: newId(), sets: 3 }]);
  await finish(`${addDays(today, -2)}T18:00:00Z`, true);
  await finish(`${addDays(today, -7)}T21:30:00Z`);

  expect(await done()).toEqual([1, 1]);
  await owner.query(
    `update users set time_zone = 'Asia/Tokyo' where id = (select memberships.user_id from memberships
      join clients on clients.membership_id = memberships.id where clients.id = $1)`,
    [studio.clientId],
  );
  await finish(`${addDays(today, -7)}T21:30:00Z`);
  await owner.query('update users set time_zone = null');
  expect(await done()).toEqual([2, 1]);
});

test('photos of a check-in are progress photos with the consent only, and go when they are taken back', async () => {
  await studio.server.owner.query('delete from progress_sets where client_id = $1', [studio.clientId]);
  const id = await openId();
  const [first, second] = [newId(), newId()];
  const photos = (fileIds: string[]) =>
    entryOf(survey, 'foto', fileIds.length > 0 ? { kind: 'progress', fileIds } : null);

  await studio.send(id, [...answers(7, false), photos([first])]);
  const refused = await addFile(id, first);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'own_photos_not_given']);
  expect(await reviewed(id)).toMatchObject({ files: [], withheldFiles: 'photos' });
  expect(await setsOf()).toEqual([]);

  await studio.server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.studio.client);
  expect((await addFile(id, first)).statusCode).toBe(200);
  await studio.send(id, [...answers(7, false), photos([first, second])]);
  await addFile(id, second);
  expect(await setsOf()).toMatchObject([{ taken_on: today, photos: [{ pose: 'front' }, { pose: 'side' }] }]);
  expect((await period(id)).photos.map(({ pose, now }) => [pose, now !== null])).toEqual([
    ['front', true],
    ['side', true],
  ]);
  expect(await mediaOf()).toEqual([]);

  await studio.send(id, [...answers(7, false), photos([])]);
  expect(await setsOf()).toEqual([]);
});

test('photos that were sent before the consent to photos was asked for are withheld from professionals until it is given', async () => {
  const id = (await studio.listOwn()).find(({ state }) => state === 'sent')?.id ?? '';
  const [fileId = ''] = (await reviewed(id)).files.map((file) => file.id);
  const sent = { kind: 'progress' as const, fileIds: [fileId] };
  const { server, clientId } = studio;
  const read = async (token: string, path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await server.app.inject({ url: `/api${path}/${id}/files/${fileId}`, headers })).statusCode;
  };
  const readByCoach = () => read(studio.studio.admin, `/clients/${clientId}/survey-answers`);
  await studio.send(id, [...answers(7, false), entryOf(survey, 'foto', sent)]);
  await server.owner.query('delete from progress_sets where client_id = $1', [clientId]);
  expect(await readByCoach()).toBe(200);
  await server.owner.query("delete from consents where client_id = $1 and kind = 'photos'", [clientId]);

  expect((await reviewed(id)).files).toEqual([]);
  expect(await mediaOf()).toEqual([]);
  expect(await readByCoach()).toBe(404);
  expect(await read(studio.studio.client, '/my/check-ins')).toBe(200);

  await server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven: true }, studio.studio.client);
  const { files, withheldFiles } = await reviewed(id);
  expect(files.map((file) => file.id)).toContain(fileId);
  expect(withheldFiles).toBe('none');
  expect(await readByCoach()).toBe(200);
  await studio.send(id, [...answers(7, false), entryOf(survey, 'foto', null)]);
});

test('a required question for photos keeps no answers from being sent while the client has not agreed to photos', async () => {
  const { server } = studio;
  const { client } = studio.studio;
  const decide = (isGiven: boolean) => server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven }, client);
  const id = (await studio.listOwn()).find(({ state }) => state === 'sent')?.id ?? '';
  const require = (isRequired: boolean) =>
    server.owner.query(
      `update survey_editions set content = jsonb_set(content, array['questions', ($2::int)::text, 'required'], to_jsonb($3::boolean))
       where id = (select edition_id from check_ins where id = $1)`,
      [id, survey.questions.findIndex(({ kind }) => kind === 'progress'), isRequired],
    );
  await require(true);
  const send = async (energy: number) => {
    const request = {
      checkInId: id,
      sendId: newId(),
      sentAt: new Date().toISOString(),
      entries: answers(energy, false),
    };
    return (await server.ask(ownCheckInRoutes.send, request, client)).status;
  };

  expect(await send(6)).toBe(422);
  await decide(false);
  expect(await send(6)).toBe(200);
  await decide(true);
  await require(false);
});

test('files of a check-in that are no progress photos are in Media with the way back, unless photos are withdrawn', async () => {
  const id = (await studio.listOwn()).find(({ state }) => state === 'sent')?.id ?? '';
  const { files } = await reviewed(id);
  const decide = (isGiven: boolean) =>
    studio.server.ask(consentRoutes.decideConsent, { purpose: 'photos', isGiven }, studio.studio.client);
  expect(await mediaOf()).toEqual([]);

  await decide(false);
  const sent = { kind: 'progress' as const, fileIds: [files[0]?.id ?? ''] };
  await studio.send(id, [...answers(7, false), entryOf(survey, 'foto', sent)]);
  expect(await mediaOf()).toEqual([]);
  await decide(true);

  expect(files).toHaveLength(2);
  expect(await mediaOf()).toMatchObject([{ id: files[0]?.id, kind: 'image', hasThumbnail: true, target: id }]);
});

test('a client who does not see the numbers of their body reads no sent weight, and can still correct the rest', async () => {
  const { server, clientId } = studio;
  const id = (await studio.listOwn()).find(({ state }) => state === 'sent')?.id ?? '';
  const request = { id: clientId, showsBodyNumbers: false };
  const saved = await server.ask(clientSettingRoutes.saveClientSettings, request, studio.studio.admin);
  const { checkIn } = (await server.ask(ownCheckInRoutes.get, { checkInId: id }, studio.studio.client)).data;
  const weight = survey.questions.find(({ kind }) => kind === 'metric')?.id ?? '';
  await studio.send(id, [entryOf(survey, 'energia', { kind: 'number', value: 9 })]);

  expect(saved.status).toBe(200);
  expect(JSON.stringify(checkIn)).not.toContain('72.4');
  expect(checkIn.hiddenIds).toEqual([weight]);
  expect((await reviewed(id)).answers.find(({ questionId }) => questionId === weight)?.value).toMatchObject({
    value: 72.4,
  });
});

test('end, pause and next day of an assignment are changed, and a day that does not fit is named', async () => {
  const dates = { assignmentId, endsOn: null, pausedFrom: null, pausedUntil: null, nextOn: addDays(today, 10) };
  const change = async (more: object) => {
    const { version } = await findAssignment();
    return studio.server.ask(surveyAssignmentRoutes.changeDates, { ...dates, version, ...more }, studio.studio.admin);
  };

  expect((await change({})).data.assignment).toMatchObject({ nextOn: addDays(today, 10) });
  const paused = { pausedFrom: addDays(today, 9), pausedUntil: addDays(today, 12) };
  expect(await change(paused)).toMatchObject({ status: 422, errors: { nextOn: expect.anything() } });
  expect((await change({ nextOn: today })).status).toBe(422);
  expect((await change({ ...paused, nextOn: null })).data.assignment).toMatchObject(paused);
  expect((await change({ endsOn: addDays(today, 1), nextOn: null })).data.assignment).toMatchObject({ nextOn: null });
});

test('dates that were opened before a colleague paused the check-in do not undo the pause', async () => {
  const { server, studio: own } = studio;
  const { version } = await findAssignment();
  const pause = { assignmentId, from: addDays(today, 3), until: addDays(today, 9) };
  await server.ask(surveyAssignmentRoutes.pause, pause, own.admin);
  const dates = { assignmentId, endsOn: addDays(today, 60), pausedFrom: null, pausedUntil: null, nextOn: null };
  const change = (opened: number) =>
    server.ask(surveyAssignmentRoutes.changeDates, { ...dates, version: opened }, own.admin);

  const stale = await change(version);

  expect(stale).toMatchObject({ status: 409, code: 'version_conflict' });
  expect(stale.data).toMatchObject({ record: { id: assignmentId, pausedFrom: pause.from, pausedUntil: pause.until } });
  expect(await findAssignment()).toMatchObject({
    pausedFrom: pause.from,
    endsOn: expect.not.stringMatching(dates.endsOn),
  });
  expect((await change((await findAssignment()).version)).data.assignment).toMatchObject({ pausedFrom: null });
});

async function findAssignment() {
  const request = { clientId: studio.clientId };
  const { assignments } = (
    await studio.server.ask(surveyAssignmentRoutes.clientAssignments, request, studio.studio.admin)
  ).data;
  return found(assignments.find(({ id }) => id === assignmentId));
}
