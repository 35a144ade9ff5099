import { beforeEach, expect, test } from 'vitest';
import { metricRoutes } from '#areas/metrics/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { type SurveyRecord, surveyRoutes } from '../contract.ts';
import type { AnswerEntry } from '../contract/answers.ts';
import { reviewRoutes } from '../contract/reviews.ts';
import { entryOf, openCheckIns, today } from './testing/open-check-ins.ts';

let studio: Awaited<ReturnType<typeof openCheckIns>>;
let survey: SurveyRecord;
let checkInId: string;

beforeEach(async () => {
  studio = await openCheckIns();
  await studio.server.owner.query('delete from measurements where client_id = $1', [studio.clientId]);
  survey = await studio.createSurvey('weekly');
  await studio.openWeekly(survey);
  checkInId = (await studio.listOwn())[0]?.id ?? '';
});

const weightOf = (kg: number) => entryOf(survey, 'pesi questa mattina', { kind: 'metric', value: kg });
const required = () => [
  ...['energia', 'dormito', 'fame', 'stress'].map((text) => entryOf(survey, text, { kind: 'number', value: 6 })),
  entryOf(survey, 'dolori', { kind: 'boolean', value: false }),
];
const send = (...entries: AnswerEntry[]) => studio.send(checkInId, [...entries, ...required()]);
async function weight() {
  const { clientId, server } = studio;
  const { metrics } = (await server.ask(metricRoutes.list.client, { clientId }, studio.studio.admin)).data;
  return metrics.find(({ metricType }) => metricType.metric === 'weight')?.last ?? null;
}

test('a weight in a check-in is a measurement of that day; a correction changes it, and an emptied answer removes it', async () => {
  expect((await send(weightOf(72.4))).status).toBe(200);
  expect(await weight()).toMatchObject({
    value: 72.4,
    day: today,
    source: 'answer',
    sourceId: checkInId,
    isByClient: true,
  });

  await send(weightOf(71.9));
  expect(await weight()).toMatchObject({ value: 71.9, day: today });

  await send({ ...weightOf(0), value: null });
  expect(await weight()).toBeNull();
});

test('sent ten times at once it is one measurement', async () => {
  const sendId = newId();
  const entries = [weightOf(72.4), ...required()];
  await Promise.all(Array.from({ length: 10 }, () => studio.send(checkInId, entries, sendId)));
  const count = 'select count(*)::int as total from measurements where client_id = $1';

  expect((await studio.server.owner.query(count, [studio.clientId])).rows).toEqual([{ total: 1 }]);
});

test('a weight of 7 kg is refused as a whole, and nothing is sent', async () => {
  expect((await send(weightOf(7))).status).toBe(422);
  expect((await studio.listOwn())[0]?.state).not.toBe('sent');
  expect(await weight()).toBeNull();
});

test('deleted answers take their measurements with them', async () => {
  await send(weightOf(72.4));
  await studio.server.ask(reviewRoutes.delete, { id: checkInId }, studio.studio.admin);

  expect(await weight()).toBeNull();
});

test('an archived survey keeps the measurements', async () => {
  await send(weightOf(72.4));
  await studio.server.ask(surveyRoutes.archive, { id: survey.id }, studio.studio.admin);

  expect(await weight()).toMatchObject({ value: 72.4 });
});
