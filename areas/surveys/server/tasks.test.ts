import { beforeAll, expect, test } from 'vitest';
import { notificationRoutes } from '#areas/notifications/contract.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { ownCheckInRoutes } from '../contract/check-ins.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { taskRoutes } from '../contract/tasks.ts';
import type { SurveyRecord } from '../contract.ts';
import { adherenceAnswers, openCheckIns, today } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let survey: SurveyRecord;

beforeAll(async () => {
  studio = await openCheckIns();
  survey = await studio.createSurvey('adherence');
  await studio.openWeekly(survey);
});

/** The client sends the check-in that is open, and the next one is opened. */
async function sendOpen(): Promise<string> {
  const id = (await studio.listOwn()).find(({ state }) => state === 'open')?.id ?? '';
  await studio.send(id, adherenceAnswers(survey));
  await studio.letDaysPass(7);
  await studio.runDue();
  return id;
}

const review = (id: string, more: object) =>
  studio.server.ask(reviewRoutes.review, { id, messageId: newId(), ...more }, studio.studio.admin);
const tasksBeside = async (id: string) =>
  (await studio.server.ask(reviewRoutes.get, { clientId: studio.clientId, id }, studio.studio.admin)).data.surveyAnswer
    .tasks;
const openTasks = async () => (await studio.server.ask(taskRoutes.open, {}, studio.studio.client)).data.tasks;
const tick = (taskId: string, isDone: boolean, token = studio.studio.client) =>
  studio.server.ask(taskRoutes.tick, { taskId, isDone }, token);
const notifications = async () =>
  (await studio.server.ask(notificationRoutes.list, {}, studio.studio.client)).data.notifications
    .filter(({ kind }) => kind === 'check_in_task' || kind === 'check_in_reviewed')
    .map(({ kind, params }) => `${kind} ${params['task']}`);

test('a task of a review is on Today until it is ticked, and the next review says whether it was done', async () => {
  const { server, studio: people, clientId } = studio;
  await server.owner.query('delete from check_in_tasks where client_id = $1', [clientId]);
  const first = await sendOpen();
  const task = { id: newId(), text: 'Cammina 20 minuti dopo pranzo', dueOn: today };

  expect((await review(first, { task: { ...task, text: ' ' } })).status).toBe(422);
  const tooLate = await review(first, { task: { ...task, dueOn: addDays(today, -1) } });
  expect(tooLate).toMatchObject({ status: 422, code: 'task_due_past', errors: { 'task.dueOn': [expect.any(String)] } });
  await review(first, { task });
  await review(first, { task });
  expect(await openTasks()).toMatchObject([{ id: task.id, text: task.text, dueOn: today, doneAt: null }]);
  expect((await server.ask(ownCheckInRoutes.open, {}, people.client)).data).toMatchObject({ count: 1, tasks: 1 });
  expect(await notifications()).toEqual([`check_in_task ${task.text}`]);

  const second = await sendOpen();
  expect(await tasksBeside(second)).toMatchObject([{ id: task.id, checkInId: first, doneAt: null }]);
  expect((await tick(task.id, true, people.otherClient)).status).toBe(404);
  await tick(task.id, true);
  expect(await openTasks()).toEqual([]);
  expect((await tasksBeside(second))[0]?.doneAt).not.toBeNull();
  expect(await notifications()).toEqual([]);

  await tick(task.id, false);
  expect(await openTasks()).toHaveLength(1);
  expect((await server.ask(taskRoutes.delete, { clientId, taskId: task.id }, people.admin)).status).toBe(200);
  expect([await openTasks(), await tasksBeside(second)]).toEqual([[], []]);
});
