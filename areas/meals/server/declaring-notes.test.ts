import { beforeEach, expect, test } from 'vitest';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { undecidedRoutes } from '#areas/dietary-profiles/contract/undecided.ts';
import { clearDietaryProfile } from '#database/testing/clear-dietary-profile.ts';
import { addDays } from '#shell/common/dates.ts';
import { type MealReport, mealRoutes } from '../contract.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;

beforeEach(async () => {
  diet = await openDietStudio();
  await clearDietaryProfile(diet.server, diet.clientId);
});

/** Sends a note about a meal of yesterday. */
async function write(note: string, secondsAgo: number, meal = 0, token = diet.studio.client): Promise<void> {
  const loggedAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const ref = { date: addDays(diet.today, -1), publishedId: diet.publishedId, mealId: diet.mealIds[meal] ?? '' };
  const report: MealReport = {
    ...ref,
    swaps: [],
    note,
    loggedAt,
    knownNotes: ['Ho scoperto di essere allergica al latte'],
  };
  const request = { sentAt: new Date().toISOString(), meals: [report] };
  const isOwn = token === diet.studio.client;
  const response = isOwn
    ? await diet.server.ask(mealRoutes.sync.own, request, token)
    : await diet.server.ask(mealRoutes.sync.client, { clientId: diet.clientId, ...request }, token);
  expect(response.status).toBe(200);
}

async function undecided() {
  const { clientId } = diet;
  const { data } = await diet.server.ask(dietaryProfileRoutes.get.client, { clientId }, diet.studio.admin);
  return (data.declarations ?? []).map(({ source, text }) => ({ source, text }));
}

test('an allergy in the note of a meal is to be confirmed, on home too, also when the note is sent again', async () => {
  await write('Buono. Ho scoperto di essere allergica al latte', 60);
  await write('Buono. Ho scoperto di essere allergica al latte', 60);

  expect(await undecided()).toEqual([{ source: 'meal', text: 'Ho scoperto di essere allergica al latte' }]);
  const { clients } = (await diet.server.ask(undecidedRoutes.list, {}, diet.studio.admin)).data;
  expect(clients).toMatchObject([{ clientId: diet.clientId, text: 'Ho scoperto di essere allergica al latte' }]);
});

test('a pregnancy in the note of another meal is to be confirmed beside it', async () => {
  await write('Ho scoperto di essere allergica al latte', 60);
  await write('Da ieri so che sono incinta', 50, 1);

  expect((await undecided()).map(({ source }) => source)).toEqual(['meal', 'meal']);
});

test('what a note declared before the client replaced it stays to be confirmed', async () => {
  await write('Buono. Ho scoperto di essere allergica al latte', 60);
  await write('Tutto bene', 30);

  expect(await undecided()).toEqual([{ source: 'meal', text: 'Ho scoperto di essere allergica al latte' }]);
});

test('what a professional notes about a meal, and a note about food alone, declare nothing', async () => {
  await write('Ho scoperto di essere allergica al latte', 60, 0, diet.studio.admin);
  await write('Ho messo meno latte', 50, 1);

  expect(await undecided()).toEqual([]);
});
