import { beforeEach, expect, test } from 'vitest';
import { addToCoach } from '#database/testing/coach.ts';
import { newId } from '#shell/common/ids.ts';
import type { SurveyRecord } from '../contract.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { unreadAnswerRoutes } from '../contract/unread.ts';
import { adherenceAnswers, entryOf, openCheckIns } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let weekly: SurveyRecord;

beforeEach(async () => {
  studio = await openCheckIns();
  await addToCoach(studio.server, studio.studio, studio.clientId);
  weekly = await studio.createSurvey('adherence');
  await studio.openWeekly(weekly);
});

const text = (value: string) => entryOf(weekly, 'aiuterebbe', { kind: 'text', value });

/** Sends the weekly check-in, and returns the kinds of the notifications about it by the role of who gets them. */
async function kindsAfter(more: ReturnType<typeof text>[]) {
  const open = (await studio.listOwn()).find(({ surveyId }) => surveyId === weekly.id);
  expect((await studio.send(open?.id ?? '', [...adherenceAnswers(weekly), ...more])).status).toBe(200);
  const { rows } = await studio.server.owner.query(
    `select role, kind from notifications join memberships on memberships.id = notifications.membership_id
     where subject_id = $1 and role <> 'client'`,
    [open?.id],
  );
  return Object.fromEntries(rows.map(({ role, kind }) => [role, kind]));
}

test('a medicine that is flagged is told with the answers, and not as an urgent one', async () => {
  expect(await kindsAfter([text('Prendo la Tachipirina 1000')])).toEqual({
    admin: 'check_in_sent',
    coach: 'check_in_sent',
  });
});

test('a symptom is told at once', async () => {
  expect(await kindsAfter([text('Sono svenuta e ho dolore al petto')])).toEqual({
    admin: 'answers_flagged',
    coach: 'answers_flagged',
  });
});

test('who may not read a symptom, but a flagged medicine, is told of the answers as not urgent', async () => {
  const open = weekly.questions.find((one) => one.text.includes('aiuterebbe'));
  const question = { ...open, id: newId(), text: 'Hai disturbi?', isHealth: true };
  weekly.questions.push(question as SurveyRecord['questions'][number]);
  await studio.server.owner.query(
    `update surveys set content = jsonb_set(content, '{questions}', content -> 'questions' || $2::jsonb) where id = $1`,
    [weekly.id, JSON.stringify(question)],
  );
  const symptom = entryOf(weekly, 'disturbi', { kind: 'text', value: 'Sono svenuta e ho dolore al petto' });

  expect(await kindsAfter([text('Prendo la Tachipirina 1000'), symptom])).toEqual({
    admin: 'answers_flagged',
    coach: 'check_in_sent',
  });
});

test('answers that name a medicine are listed and counted with the flagged ones, not with the others', async () => {
  await kindsAfter([text('Prendo la Tachipirina 1000')]);
  const { admin } = studio.studio;
  const idsOf = async (flagged: boolean) =>
    (await studio.server.ask(reviewRoutes.completed, { unread: true, flagged }, admin)).data.surveys.map(
      ({ surveyId }) => surveyId,
    );

  expect([await idsOf(true), await idsOf(false)]).toEqual([[weekly.id], []]);
  expect((await studio.server.ask(unreadAnswerRoutes.count, {}, admin)).data.flagged).toBe(1);
});
