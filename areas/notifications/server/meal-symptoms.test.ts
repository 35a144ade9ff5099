import { beforeEach, expect, test } from 'vitest';
import { clientMealRoutes, type MealReport, mealRoutes } from '#areas/meals/contract.ts';
import { addDays } from '#shell/common/dates.ts';
import { notificationRoutes } from '../contract.ts';
import { type MealStudio, openMealStudio } from './testing/meal-studio.ts';
import { textOf } from './texts.ts';

let diet: MealStudio;

beforeEach(async () => {
  diet ??= await openMealStudio();
  await diet.asOwner('delete from notifications where account_id = $1', [diet.studio.accountId]);
  await diet.asOwner('delete from meal_entries where account_id = $1', [diet.studio.accountId]);
});

const written = ['', 'Nausea', 'Nausea forte', 'Nausea forte, a pranzo', 'Tutto bene', 'Ho avuto nausea, forte'];

/** What a phone sends together: notes of meals by their place in the day, written that many seconds ago. */
async function sync(notes: readonly { meal: number; note: string; days?: number }[], secondsAgo: number) {
  const meals = notes.map(({ meal, note, days = 0 }): MealReport => {
    const loggedAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
    const about = { mealId: diet.mealIds[meal] ?? '', date: addDays(diet.today, days) };
    return { ...diet.report(), ...about, state: 'as_planned', note, loggedAt, knownNotes: written };
  });
  const { status } = await diet.server.ask(
    mealRoutes.sync.own,
    { sentAt: new Date().toISOString(), meals },
    diet.studio.client,
  );
  expect(status).toBe(200);
}

/** The notifications of symptoms, the oldest first. */
async function symptoms() {
  const { notifications } = (await diet.server.ask(notificationRoutes.list, {}, diet.studio.admin)).data;
  return notifications
    .filter(({ kind }) => kind === 'meals_symptom')
    .map((one) => [one.params['date'], textOf(one, 'it').body])
    .toReversed();
}

test('another symptom that is added to the note of a meal is told by itself, also after the first one was read', async () => {
  await sync([{ meal: 0, note: 'Nausea' }], 60);
  await sync([{ meal: 0, note: 'Ho avuto nausea, forte' }], 50);
  expect(await symptoms()).toEqual([[diet.today, inOne]]);

  await sync([{ meal: 0, note: 'Nausea. Ora mi prudono le labbra' }], 40);
  expect(await symptoms()).toHaveLength(2);
  await sync([{ meal: 0, note: 'Nausea. Ora mi prudono le labbra, tanto' }], 30);
  expect(await symptoms()).toHaveLength(2);
  await sync([{ meal: 0, note: 'Nausea. Ora mi prudono le labbra, tanto' }], 30);
  expect(await symptoms()).toHaveLength(2);

  await diet.server.ask(clientMealRoutes.markRead, { clientId: diet.clientId, until: diet.today }, diet.studio.admin);
  await sync([{ meal: 0, note: 'Nausea. Ora mi prudono le labbra, tanto. Mi manca il respiro' }], 20);
  expect(await symptoms()).toHaveLength(3);
});

const inOne = 'In una nota del diario alimentare: leggila presto.';
const inThree = 'In 3 note del diario alimentare: leggile presto.';

test('symptoms in the notes of several meals that arrive together are one notification of each day, with their number', async () => {
  await sync(
    [
      { meal: 0, note: 'Nausea' },
      { meal: 1, note: 'Ancora nausea' },
      { meal: 2, note: 'Mi gira la testa' },
      { meal: 3, note: 'Buono' },
      { meal: 0, note: 'Ho vomitato', days: -1 },
    ],
    60,
  );

  expect(await symptoms()).toEqual(
    expect.arrayContaining([
      [diet.today, inThree],
      [addDays(diet.today, -1), inOne],
    ]),
  );
  expect(await symptoms()).toHaveLength(2);
});

test('a meal of several that were told together is not told again, and is told no more once its symptom was read and is taken back', async () => {
  const nausea = [0, 1, 2].map((meal) => ({ meal, note: 'Nausea' }));
  await sync(nausea, 60);
  await sync([{ meal: 1, note: 'Nausea forte' }], 50);
  await sync([{ meal: 1, note: 'Nausea forte, a pranzo' }], 40);
  await sync([{ meal: 2, note: 'Tutto bene' }], 35);
  expect(await symptoms()).toEqual([[diet.today, inThree]]);

  await sync([{ meal: 2, note: 'Nausea' }], 33);
  const reading = { clientId: diet.clientId, until: diet.today };
  await diet.server.ask(clientMealRoutes.markRead, reading, diet.studio.admin);
  await sync(
    [
      { meal: 0, note: 'Tutto bene' },
      { meal: 1, note: 'Tutto bene' },
    ],
    30,
  );
  expect(await symptoms()).toEqual([[diet.today, inOne]]);
  await sync([{ meal: 2, note: 'Tutto bene' }], 20);
  expect(await symptoms()).toEqual([]);

  await sync([{ meal: 2, note: 'Di nuovo nausea' }], 10);
  expect(await symptoms()).toEqual([[diet.today, inOne]]);
});
