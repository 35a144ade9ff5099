import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;

beforeAll(async () => {
  diet = await openDietStudio();
});

test.each([
  ['three days ahead', 3],
  ['three days behind', -3],
])('what a phone whose clock is %s reports for its today is stored for the right day', async (_, days) => {
  const wrongNow = new Date(Date.now() + days * 86_400_000).toISOString();
  const [date, mealId, id] = [addDays(diet.today, days), diet.mealIds[2] ?? '', newId()];
  const meals = [{ ...diet.report(), mealId, date, note: 'Dal telefono', loggedAt: wrongNow }];
  const drinks = [{ id, date, ml: 500, loggedAt: wrongNow }];

  const { data } = await diet.server.ask(mealRoutes.sync.own, { sentAt: wrongNow, meals, drinks }, diet.studio.client);

  expect(data).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ mealId, date: diet.today, state: 'as_planned', note: 'Dal telefono' }),
    ]),
    refused: [],
    moved: [
      { part: 'meals', index: 0, date: diet.today },
      { part: 'drinks', index: 0, date: diet.today },
    ],
  });
  const stored = (await diet.server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet.drinks;
  expect(stored.find((drink) => drink.id === id)?.date).toBe(diet.today);
});

test.each([
  ['was set right since, which shows by a report from its future', 3, 0],
  ['is five minutes ahead', 0, 5],
])('a date stays when the clock of the phone %s', async (_, daysAhead, minutesAhead) => {
  const wrongNow = new Date(Date.now() + daysAhead * 86_400_000 + minutesAhead * 60_000).toISOString();
  const sentAt = new Date(Date.now() + minutesAhead * 60_000).toISOString();
  const date = addDays(diet.today, daysAhead);
  const meals = [{ ...diet.report(), mealId: diet.mealIds[3] ?? '', date, loggedAt: wrongNow }];

  const { data } = await diet.server.ask(mealRoutes.sync.own, { sentAt, meals }, diet.studio.client);

  expect(data.moved).toEqual([]);
  expect(data.refused).toEqual(daysAhead > 1 ? [{ part: 'meals', index: 0, problem: 'in_future' }] : []);
});

test('a day that a phone with a wrong clock did not take for today stays', async () => {
  const wrongNow = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const [mealId, date] = [diet.mealIds[2] ?? '', addDays(diet.today, -1)];

  const { data } = await diet.server.ask(
    mealRoutes.sync.own,
    { sentAt: wrongNow, meals: [{ ...diet.report(), mealId, date, loggedAt: wrongNow }] },
    diet.studio.client,
  );

  expect([data.moved, data.entries.map((entry) => entry.date)]).toEqual([[], expect.arrayContaining([date])]);
});
