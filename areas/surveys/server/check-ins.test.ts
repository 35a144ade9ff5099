import { beforeEach, describe, expect, test } from 'vitest';
import { saveDocument } from '#database/testing/save-document.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { surveyAssignmentRoutes } from '../contract/assignments.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';
import { type SurveyRecord, surveyRoutes } from '../contract.ts';
import { adherenceAnswers, entryOf, openCheckIns, today } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let survey: SurveyRecord;

beforeEach(async () => {
  studio = await openCheckIns();
  survey = await studio.createSurvey('adherence');
});

const own = async () => (await studio.listOwn())[0];

describe('assigning', () => {
  test('a weekly check-in of today is open at once, and the client is asked', async () => {
    const { askings } = await studio.openWeekly(survey);

    expect(askings).toMatchObject([{ step: 0, checkIns: [{ clientId: studio.clientId, dueOn: today }] }]);
    expect(await own()).toMatchObject({ state: 'open', dueOn: today, closesOn: addDays(today, 6), isWelcome: false });
  });

  test('of several check-ins to answer the list has the oldest first, like the link on Today', async () => {
    await studio.openWeekly(survey);
    await studio.letDaysPass(3);
    await studio.openWeekly(await studio.createSurvey('sleep'));
    const open = (await studio.server.ask(ownCheckInRoutes.open, {}, studio.studio.client)).data;

    expect((await studio.listOwn()).map(({ dueOn }) => dueOn)).toEqual([addDays(today, -3), today]);
    expect(open).toMatchObject({ count: 2, first: { dueOn: addDays(today, -3) } });
  });

  test('the job that runs again opens nothing twice', async () => {
    await studio.openWeekly(survey);
    const { askings } = await studio.runDue();

    expect(askings).toEqual([]);
    expect(await studio.listOwn()).toHaveLength(1);
  });

  test('a check-in whose days passed while the server was off is not asked, and is no miss', async () => {
    const assigned = await studio.server.ask(
      surveyAssignmentRoutes.assign,
      { id: survey.id, clientIds: [studio.clientId], repeats: 'once', startsOn: today, endsOn: today },
      studio.studio.admin,
    );
    await studio.letDaysPass(2);
    const { askings } = await studio.runDue();
    await studio.runDue();
    const { assignments } = (
      await studio.server.ask(surveyAssignmentRoutes.assignedClients, { id: survey.id }, studio.studio.admin)
    ).data;

    expect(askings).toEqual([]);
    expect(await studio.listOwn()).toEqual([]);
    expect(assignments).toMatchObject([{ id: assigned.data.assignmentIds[0], misses: 0, nextOn: null }]);
  });

  test('a reminder that is late by more than three hours is left out, and the next step follows', async () => {
    await studio.openWeekly(survey);
    const letStepBeLate = (minutes: number) =>
      studio.server.owner.query(
        `update check_ins set next_step = 1, next_step_at = now() - make_interval(mins => $2) where account_id = $1`,
        [studio.studio.accountId, minutes],
      );
    await letStepBeLate(181);
    expect((await studio.runDue()).askings).toEqual([]);
    const text = 'select next_step as step from check_ins where account_id = $1';
    const { rows } = await studio.server.owner.query(text, [studio.studio.accountId]);
    expect(rows[0].step).toBeGreaterThan(1);

    await letStepBeLate(179);
    expect((await studio.runDue()).askings).toMatchObject([{ step: 1 }]);
  });

  test('a survey that is not finished, or a weekly one without a weekday, is refused with a message', async () => {
    const empty = await studio.server.ask(
      surveyRoutes.create,
      { name: 'Vuoto', type: 'CHECK_IN' },
      studio.studio.admin,
    );
    const request = { clientIds: [studio.clientId], repeats: 'weekly' as const, startsOn: today };
    const ask = (id: string, more: object) =>
      studio.server.ask(surveyAssignmentRoutes.assign, { id, ...request, ...more }, studio.studio.admin);

    expect(await ask(empty.data.survey.id, { weekday: 1 })).toMatchObject({ status: 422 });
    expect(await ask(survey.id, {})).toMatchObject({ status: 422 });
    expect(await ask(survey.id, { weekday: 1, endsOn: '2020-01-01' })).toMatchObject({ status: 422 });
  });

  test('three misses in a row stop the assignment, and the professional is told once', async () => {
    await studio.openWeekly(survey);
    const stopped = [];
    for (let week = 0; week < 4; week += 1) {
      await studio.letDaysPass(7);
      for (let step = 0; step < 4; step += 1) stopped.push(...(await studio.runDue()).stopped);
    }
    const { assignments } = (
      await studio.server.ask(surveyAssignmentRoutes.assignedClients, { id: survey.id }, studio.studio.admin)
    ).data;

    expect(stopped).toHaveLength(1);
    expect(assignments[0]).toMatchObject({ stoppedFor: 'misses', misses: 3, nextOn: null });
  });

  test('a client who is asked again is listed once, and not as one from whom the survey was removed', async () => {
    const { assignmentId } = await studio.openWeekly(survey);
    const states = async () =>
      (
        await studio.server.ask(surveyAssignmentRoutes.assignedClients, { id: survey.id }, studio.studio.admin)
      ).data.assignments.map(({ stoppedFor }) => stoppedFor);
    await studio.server.ask(surveyAssignmentRoutes.unassign, { assignmentId }, studio.studio.admin);
    expect(await states()).toEqual(['professional']);

    await studio.openWeekly(survey);
    expect(await states()).toEqual([null]);
  });

  test('after a pause the next check-in is that of the schedule, never at once', async () => {
    const { assignmentId } = await studio.openWeekly(survey);
    const ask = async (route: 'pause' | 'resume', more: object) =>
      (await studio.server.ask(surveyAssignmentRoutes[route], { assignmentId, ...more } as never, studio.studio.admin))
        .data;

    expect(await ask('pause', { from: today })).toMatchObject({ assignment: { nextOn: null, pausedFrom: today } });
    expect(await ask('resume', {})).toMatchObject({ assignment: { nextOn: addDays(today, 7), pausedFrom: null } });
  });

  test('an excused check-in is neither asked nor missed', async () => {
    const { assignmentId } = await studio.openWeekly(survey);
    const request = { assignmentId, dueOn: today };
    const excused = await studio.server.ask(surveyAssignmentRoutes.excuse, request, studio.studio.admin);
    await studio.letDaysPass(7);
    await studio.runDue();

    expect(excused.status).toBe(200);
    expect((await studio.listOwn()).map(({ dueOn }) => dueOn)).toEqual([today]);
  });
});

describe('answering', () => {
  test('answers of two devices are merged by question, the later one is valid', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    await studio.saveDraft(id, [entryOf(survey, 'alimentazione', { kind: 'number', value: 9 }, 1)]);
    await studio.saveDraft(id, [
      entryOf(survey, 'alimentazione', { kind: 'number', value: 3 }, 5),
      entryOf(survey, 'allenamenti?', { kind: 'number', value: 6 }, 5),
    ]);

    const draft = await own();
    expect(draft?.state).toBe('draft');
    expect(draft?.draft.map(({ value }) => value)).toEqual([
      { kind: 'number', value: 9 },
      { kind: 'number', value: 6 },
    ]);
  });

  test('what is sent ten times at once is stored once', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    const sendId = newId();
    const sent = await Promise.all(Array.from({ length: 10 }, () => studio.send(id, adherenceAnswers(survey), sendId)));
    const { rows } = await studio.server.owner.query(
      'select count(*)::int as total from check_in_revisions where check_in_id = $1',
      [id],
    );

    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(rows[0].total).toBe(0);
    expect(await own()).toMatchObject({ state: 'sent' });
  });

  test('the same answers that another tab sends again are no correction', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    await studio.send(id, adherenceAnswers(survey, 4));
    const again = await studio.send(id, adherenceAnswers(survey, 4));
    const { rows } = await studio.server.owner.query('select 1 from check_in_revisions where check_in_id = $1', [id]);

    expect(again.status).toBe(200);
    expect(rows).toEqual([]);
  });

  test('without a required answer nothing is sent, and the message names the question', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    const refused = await studio.send(id, []);

    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused)).toContain('alimentazione');
    expect((await own())?.state).toBe('open');
  });

  test('answers can be changed until they are reviewed, and the earlier ones stay as a revision', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    await studio.send(id, adherenceAnswers(survey, 4));
    await studio.send(id, adherenceAnswers(survey, 8));
    const { rows } = await studio.server.owner.query('select answers from check_in_revisions where check_in_id = $1', [
      id,
    ]);

    expect(rows[0].answers[0].value.value).toBe(4);
    expect((await own())?.answers[0]?.value).toEqual({ kind: 'number', value: 8 });
  });

  test('one answer of a check-in that is stored without a draft can be corrected; the others stay', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    await studio.send(id, adherenceAnswers(survey, 4));
    await studio.server.owner.query(`update check_ins set draft = '[]' where id = $1`, [id]);
    const correction = entryOf(survey, 'alimentazione', { kind: 'number', value: 8 });

    expect((await studio.saveDraft(id, [correction])).status).toBe(200);
    expect((await studio.send(id, [correction])).status).toBe(200);
    expect((await own())?.answers.map(({ value }) => value)).toEqual([
      { kind: 'number', value: 8 },
      { kind: 'number', value: 8 },
    ]);
  });

  test('an edit of the survey changes neither what was answered nor what was begun', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    await studio.send(id, adherenceAnswers(survey));
    const { saveId, isArchived, ...before } = survey;
    const questions = before.questions.map((question) => ({ ...question, text: 'Un’altra domanda' }));
    await saveDocument(studio.server, surveyRoutes, { before, after: { ...before, questions } }, studio.studio.admin);
    await studio.server.ask(surveyRoutes.archive, { id: survey.id }, studio.studio.admin);

    const read = (await studio.server.ask(ownCheckInRoutes.get, { checkInId: id }, studio.studio.client)).data.checkIn;
    expect(read.answers[0]?.question).toBe('Quanto hai seguito l’alimentazione?');
    expect(read.content.questions[0]?.text).toBe('Quanto hai seguito l’alimentazione?');
  });

  test('questions that are still being written are not shown', async () => {
    await studio.openWeekly(survey);
    const { saveId, isArchived, ...before } = survey;
    const questions = before.questions.map((question, at) => (at === 0 ? { ...question, text: '' } : question));
    await saveDocument(studio.server, surveyRoutes, { before, after: { ...before, questions } }, studio.studio.admin);

    expect((await own())?.content.questions).toHaveLength(survey.questions.length - 1);
  });

  test('another client finds none of it', async () => {
    await studio.openWeekly(survey);
    const { id = '' } = (await own()) ?? {};
    const request = { checkInId: id, sentAt: new Date().toISOString(), entries: [] };

    expect((await studio.server.ask(ownCheckInRoutes.get, { checkInId: id }, studio.studio.otherClient)).status).toBe(
      404,
    );
    expect((await studio.server.ask(ownCheckInRoutes.saveDraft, request, studio.studio.otherClient)).status).toBe(404);
  });
});

describe('the first survey', () => {
  test('is shown until it is sent, and never again', async () => {
    const welcome = await studio.createSurvey('par_q', 'WELCOME');
    await studio.server.ask(
      surveyAssignmentRoutes.setWelcome,
      { id: welcome.id, clientTypeId: null },
      studio.studio.admin,
    );
    const { id = '' } = (await own()) ?? {};
    const answers = welcome.questions
      .filter(({ kind }) => kind === 'boolean')
      .map(({ text }) => entryOf(welcome, text, { kind: 'boolean', value: false }));

    expect(await own()).toMatchObject({ isWelcome: true, state: 'open' });
    await studio.saveDraft(id, answers.slice(0, 1));
    expect(await own()).toMatchObject({ id, isWelcome: true, state: 'draft' });
    await studio.send(id, answers);
    const { data } = await studio.server.ask(ownCheckInRoutes.open, {}, studio.studio.client);
    expect(data).toEqual({ count: 0, tasks: 0, first: null });
  });

  test('of a type goes before that of all types, and another survey takes its place', async () => {
    const [first, second] = [
      await studio.createSurvey('par_q', 'WELCOME'),
      await studio.createSurvey('first_visit', 'WELCOME'),
    ];
    const set = (id: string) =>
      studio.server.ask(surveyAssignmentRoutes.setWelcome, { id, clientTypeId: null }, studio.studio.admin);
    await set(first.id);
    await set(second.id);

    expect(await studio.listOwn()).toMatchObject([{ surveyId: second.id }]);
    expect((await set(survey.id)).status).toBe(422);
  });
});
