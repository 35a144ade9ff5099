import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { componentsOf, mapComponents } from '#areas/meal-plans/rules/content.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { clientMealRoutes, type MealReport, mealRoutes } from '../contract.ts';
import { eatenOn } from '../rules/eaten.ts';
import { plannedDays } from '../rules/days.ts';
import { readAdherence } from './operations/adherence.ts';
import { type DietStudio, openDietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;
let pastaId: string;
const riceId = newId();

beforeAll(async () => {
  diet = await openDietStudio((content, { food }) => {
    const names = { custom_name: '', custom_name_en: '' };
    const rice = { uuid: riceId, alimentId: food.rice.id, quantity: 80, portion: null, ...names };
    return {
      aliments: [...content.aliments, food.rice],
      swaps: { mode: 'alternatives', energyTolerancePercent: 15 },
      days: content.days.map((day) =>
        mapComponents(day, (one) => (one.alimentId === food.pasta.id ? { ...one, alternatives: [rice] } : one)),
      ),
    };
  });
  const pasta = componentsOf(await diet.read(diet.copyId)).find(({ alimentId }) => alimentId === diet.food.pasta.id);
  pastaId = pasta?.uuid ?? '';
});

beforeEach(async () => {
  await diet.asOwner('delete from meal_entries where client_id = $1', [diet.clientId]);
});

/** Chooses 80 g of rice instead of the pasta of breakfast; each report is later than the one before. */
let seconds = 0;
async function send(changes: Partial<MealReport> = {}) {
  seconds += 1;
  const rice = { alternativeId: riceId, alimentId: diet.food.rice.id, quantity: 80, portion: null };
  const swaps = [{ componentId: pastaId, ...rice }];
  const loggedAt = new Date(Date.now() + seconds * 100).toISOString();
  const meals = [{ ...diet.report(), state: 'planned' as const, swaps, loggedAt, ...changes }];
  return (await diet.server.ask(mealRoutes.sync.own, { sentAt: new Date().toISOString(), meals }, diet.studio.client))
    .data;
}

const own = async () => (await diet.server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;
const ofCoach = async () => {
  const request = { clientId: diet.clientId, from: diet.today };
  return (await diet.server.ask(mealRoutes.days.client, request, diet.studio.admin)).data.diet;
};
const unread = async () => (await diet.server.ask(clientMealRoutes.unread, {}, diet.studio.admin)).data.clients;

/** How the client followed today, as the review of a check-in reads it. */
function figures(date = diet.today) {
  const period = { clientId: diet.clientId, from: date, until: date };
  return runAsJob(diet.server, diet.studio, (scope) => readAdherence(scope, period));
}

describe('a chosen alternative', () => {
  test('is stored with its food, for both, and is neither eaten nor counted nor new', async () => {
    const { refused } = await send();

    expect(refused).toEqual([]);
    for (const seen of [await own(), await ofCoach()]) {
      expect(seen.entries).toMatchObject([
        { state: 'planned', isNew: false, swaps: [{ quantity: 80, aliment: { id: diet.food.rice.id } }] },
      ]);
      const day = plannedDays(seen).get(diet.today)?.day;
      expect(day && eatenOn(day, seen.entries)).toMatchObject({ totals: { calories: 0 }, notReported: 5 });
    }
    expect(await figures()).toMatchObject({ meals: 5, notReported: 5, followedPercent: null });
    expect(await unread()).toEqual([]);
    await diet.server.owner.query('delete from programs where client_id = $1', [diet.clientId]);
    const { today } = (await diet.server.ask(trainingRoutes.today, {}, diet.studio.client)).data;
    expect(today.otherCare?.meals?.map(({ report }) => report)).toEqual([null, null, null, null, null]);
  });

  test('is followed and to be read once it is eaten, and a choice again once that is undone', async () => {
    await send();
    await send({ state: 'swapped' });

    expect(await figures()).toMatchObject({ notReported: 4, followedPercent: 100 });
    expect(await unread()).toMatchObject([{ clientId: diet.clientId, meals: 1 }]);

    await send();

    expect((await own()).entries).toMatchObject([{ state: 'planned', swaps: [{ componentId: pastaId }] }]);
    expect(await figures()).toMatchObject({ notReported: 5, followedPercent: null });
    expect(await unread()).toEqual([]);
  });

  test('of a forbidden food is refused', async () => {
    const { profile, version: before } = (await diet.server.ask(dietaryProfileRoutes.get.own, {}, diet.studio.client))
      .data;
    const { excludedAliments, ...fields } = profile;
    const draft = { ...fields, excludedAlimentIds: excludedAliments.map(({ id }) => id) };
    const saveExcluded = (excludedWords: string[], version: number) =>
      diet.server.ask(dietaryProfileRoutes.save.own, { ...draft, excludedWords, version }, diet.studio.client);

    await saveExcluded(['riso'], before);
    const { refused, entries } = await send();
    await saveExcluded([], before + 1);

    expect(refused).toEqual([{ part: 'meals', index: 0, problem: 'swap_allergen' }]);
    expect(entries).toEqual([]);
  });
});

describe('a meal of a date to come', () => {
  test('that an older app sends as swapped is a choice, also the day before and after its date has come', async () => {
    const tomorrow = addDays(diet.today, 1);

    const { entries, refused } = await send({ date: tomorrow, state: 'swapped' });
    await send({ state: 'swapped', loggedAt: new Date(Date.now() - 24 * 3_600_000).toISOString() });

    expect(refused).toEqual([]);
    expect(entries).toMatchObject([{ date: tomorrow, state: 'planned', isNew: false, swaps: [{ quantity: 80 }] }]);
    expect(await figures()).toMatchObject({ notReported: 5 });
    expect(await unread()).toEqual([]);
  });

  test('is skipped in advance, and eaten neither as planned nor freely', async () => {
    const date = addDays(diet.today, 3);

    expect((await send({ date, state: 'as_planned' })).refused).toMatchObject([{ problem: 'in_future' }]);
    expect((await send({ date, state: 'free' })).refused).toMatchObject([{ problem: 'in_future' }]);
    expect((await send({ date, state: 'skipped' })).refused).toEqual([]);
  });
});
