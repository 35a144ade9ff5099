import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { type MealReport, mealRoutes } from '../../contract.ts';
import { clientId, publishedId, today } from '../testing/diet.ts';
import { createDietStore } from './diet-store.ts';
import { reportDrink, reportMeal } from './report.ts';
import { pushPending } from './sync.ts';

const [breakfast, lunch] = [newId(), newId()];
const mealOf = (mealId: string) => ({ date: today, publishedId, mealId });
const eaten = { state: 'as_planned' as const, swaps: [] };

beforeEach(async () => {
  await renderScreen(() => null);
  const store = createDietStore(clientId);
  const { reports, drinks } = store.read();
  for (const { report } of reports) store.deleteReport(report);
  for (const { drink } of drinks) store.deleteDrink(drink.id);
});

test('two tabs report different meals and a glass of water: all of it is sent, in one request', async () => {
  const [first, second] = [createDietStore(clientId), createDietStore(clientId)];
  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });

  reportMeal(first, mealOf(breakfast), { change: eaten, shown: undefined });
  reportMeal(second, mealOf(lunch), { change: { ...eaten, state: 'skipped' }, shown: undefined });
  reportDrink(second, { date: today, ml: 250 });

  expect(await pushPending(first)).toBe('done');
  const [request] = requestsTo(mealRoutes.sync.own);
  const sent = request?.body as { meals: MealReport[]; drinks: unknown[] } | undefined;
  expect(sent?.meals.map(({ mealId }) => mealId).sort()).toEqual([breakfast, lunch].sort());
  expect(sent?.drinks).toHaveLength(1);
  expect(await pushPending(second)).toBe('done');
  expect(requestsTo(mealRoutes.sync.own)).toHaveLength(1);
});

test('a state and a note of the same meal are sent each with its own time, and without what this device did not change', async () => {
  const store = createDietStore(clientId);
  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });

  reportMeal(store, mealOf(breakfast), { change: { state: 'skipped', swaps: [] }, shown: undefined });
  reportMeal(store, mealOf(lunch), { change: { note: 'Senza sale' }, shown: undefined });
  expect(await pushPending(store)).toBe('done');
  reportMeal(store, mealOf(breakfast), { change: { note: 'Febbre' }, shown: undefined });
  reportMeal(store, mealOf(breakfast), { change: { state: 'planned', swaps: [] }, shown: undefined });
  expect(await pushPending(store)).toBe('done');

  const [first, second] = requestsTo(mealRoutes.sync.own).map(({ body }) => (body as { meals: MealReport[] }).meals);
  const sent = (mealId: string) => first?.find((one) => one.mealId === mealId);
  expect(sent(breakfast)).toMatchObject({ state: 'skipped', swaps: [] });
  expect(sent(breakfast)).not.toHaveProperty('note');
  expect(sent(lunch)).toMatchObject({ note: 'Senza sale' });
  expect(sent(lunch)).not.toHaveProperty('state');
  const [both] = second ?? [];
  expect(both).toMatchObject({ state: 'planned', note: 'Febbre' });
  expect(Date.parse(both?.loggedAt ?? '')).toBeGreaterThan(Date.parse(both?.notedAt ?? ''));
});

test('a report that an earlier version of the app stored is sent as it is', async () => {
  const store = createDietStore(clientId);
  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  const report = {
    ...mealOf(lunch),
    state: 'skipped' as const,
    swaps: [],
    note: 'Febbre',
    loggedAt: '2026-11-20T12:00:00.000Z',
  };
  store.saveReport({ report, aliments: [], state: 'pending' });

  expect(await pushPending(store)).toBe('done');

  expect(requestsTo(mealRoutes.sync.own)[0]?.body).toMatchObject({ meals: [report] });
  expect(store.read().reports).toEqual([]);
});

test('what a tab changes while another one is sending stays to be sent', async () => {
  const [sending, typing] = [createDietStore(clientId), createDietStore(clientId)];
  respondWithError(mealRoutes.sync.own, 503, {});
  reportMeal(sending, mealOf(breakfast), { change: eaten, shown: undefined });
  expect(await pushPending(sending)).toBe('retry');

  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  const push = pushPending(sending);
  reportMeal(typing, mealOf(breakfast), { change: { ...eaten, state: 'skipped' }, shown: undefined });
  await push;

  const states = requestsTo(mealRoutes.sync.own).map(({ body }) => (body as { meals: MealReport[] }).meals[0]?.state);
  expect(states.at(-1)).toBe('skipped');
  expect(sending.read().reports).toEqual([]);
});

test('pictures and drinks follow their report to the day that it was, when the clock of the device is wrong', async () => {
  const store = createDietStore(clientId);
  const right = addDays(today, -3);
  const id = newId();
  respond(mealRoutes.sync.own, {
    entries: [],
    refused: [],
    moved: [
      { part: 'meals', index: 0, date: right },
      { part: 'drinks', index: 0, date: right },
    ],
  });
  reportMeal(store, mealOf(lunch), { change: eaten, shown: undefined });
  reportDrink(store, { date: today, ml: 250 });
  store.savePicture({ id, date: today, mealId: lunch, state: 'pending' });
  store.savePicture({ id: newId(), date: today, mealId: breakfast, state: 'pending' });

  expect(await pushPending(store)).toBe('done');

  const { reports, drinks, pictures } = store.read();
  expect([reports, drinks]).toEqual([[], []]);
  expect(pictures.map(({ date, mealId }) => [date, mealId]).sort()).toEqual(
    [
      [right, lunch],
      [today, breakfast],
    ].sort(),
  );
});
