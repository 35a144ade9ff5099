import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '#areas/account/contract.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import type { StoredDay } from '#areas/meal-plans/contract/document.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { componentsOf, mapComponents } from '#areas/meal-plans/rules/content.ts';
import { runAsJob } from '#database/testing/run-job.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import { type Diet, type MealReport, mealRoutes } from '../contract.ts';
import { mealsOn } from '../rules/days.ts';
import { readAdherence } from './operations/adherence.ts';
import { saveEntries } from './store/entries.ts';
import { findStates } from './store/states.ts';
import { openDietStudio, type DietStudio } from './testing/diet-studio.ts';

let diet: DietStudio;

beforeEach(async () => {
  diet = await openDietStudio();
});

async function report(changes: Partial<MealReport> = {}) {
  const meals = [{ ...diet.report(), ...changes }];
  const request = { sentAt: new Date().toISOString(), meals };
  const { refused } = (await diet.server.ask(mealRoutes.sync.own, request, diet.studio.client)).data;
  expect(refused).toEqual([]);
}

/** Publishes the copy of the client from today on, with other days. */
async function publish(change: (day: StoredDay) => StoredDay): Promise<void> {
  const copy = await diet.read(diet.copyId);
  const { version } = (await diet.save(copy, { days: copy.days.map(change) })).data;
  await askConfirmingLowEnergy(
    diet.server,
    mealPlanRoutes.publish,
    { id: copy.id, version, startsOn: null },
    diet.studio.admin,
  );
}

const withMeals = (change: (meals: StoredDay['meals']) => StoredDay['meals']) => (day: StoredDay) => ({
  ...day,
  meals: change(day.meals),
});
const withPasta = (grams: number) => (day: StoredDay) =>
  mapComponents(day, (one) => (one.alimentId === diet.food.pasta.id ? { ...one, quantity: grams } : one));

const own = async () => (await diet.server.ask(mealRoutes.days.own, {}, diet.studio.client)).data.diet;
const ofCoach = async () => {
  const request = { clientId: diet.clientId, from: diet.today };
  return (await diet.server.ask(mealRoutes.days.client, request, diet.studio.admin)).data.diet;
};
const shown = ({ days, entries }: Diet, index = 0) => {
  const [day] = days.slice(index);
  return day
    ? mealsOn(
        day,
        entries.filter(({ date }) => date === day.date),
      )
    : [];
};
const gramsOf = (seen: Diet, index = 0) =>
  shown(seen, index)[0]?.meal.mealComponents.flatMap((row) => row.components.map(({ quantity }) => quantity));

describe('a meal that was reported before a new version was published for today', () => {
  test('stays as it was eaten, for both; tomorrow has the new quantity', async () => {
    await report();

    await publish(withPasta(175.5));

    for (const seen of [await own(), await ofCoach()]) {
      expect(gramsOf(seen)).toEqual([80, 10]);
      expect(shown(seen)[0]).toMatchObject({ publishedId: diet.publishedId, isInPlan: true });
      expect(gramsOf(seen, 1)).toEqual([175.5, 10]);
    }
  });

  test('comes with the foods of its own version', async () => {
    await report();

    await publish(withMeals((meals) => meals.map((meal) => ({ ...meal, mealComponents: [] }))));

    const { plans } = await own();
    const version = plans.find(({ publishedId }) => publishedId === diet.publishedId);
    expect(version?.aliments.map(({ id }) => id).sort()).toEqual([...diet.alimentIds].sort());
    expect(version).toMatchObject({ mealPlanId: diet.copyId });
  });

  test('stays in the day with its note when the new version has it no longer, and is counted', async () => {
    const [, , , , dinner = ''] = diet.mealIds;
    await report({ mealId: dinner, state: 'free', note: 'Pizza con amici' });

    await publish(withMeals((meals) => meals.filter(({ id }) => id !== dinner)));

    for (const seen of [await own(), await ofCoach()]) {
      expect(shown(seen)).toHaveLength(5);
      expect(shown(seen).find(({ meal }) => meal.id === dinner)).toMatchObject({ isInPlan: false, isCounted: true });
      expect(shown(seen, 1)).toHaveLength(4);
    }
    expect(await figures()).toMatchObject({ meals: 5, notReported: 4, followedPercent: 0 });
    await diet.server.owner.query('delete from programs where client_id = $1', [diet.clientId]);
    const { today } = (await diet.server.ask(trainingRoutes.today, {}, diet.studio.client)).data;
    expect(today.otherCare?.meals?.find(({ id }) => id === dinner)).toMatchObject({
      title: 'Cena',
      report: { label: 'Pasto libero' },
    });
  });

  test('follows the new version once the report is undone, and is gone if the new version has it no longer', async () => {
    const [breakfast = '', , , , dinner = ''] = diet.mealIds;
    await report();
    await report({ mealId: dinner, state: 'skipped' });
    await publish((day) => withPasta(120)(withMeals((meals) => meals.filter(({ id }) => id !== dinner))(day)));
    const loggedAt = new Date(Date.now() + 1000).toISOString();

    await report({ mealId: breakfast, state: 'planned', loggedAt });
    await report({ mealId: dinner, state: 'planned', loggedAt });

    expect(gramsOf(await own())).toEqual([120, 10]);
    expect(shown(await own()).map(({ meal }) => meal.id)).not.toContain(dinner);
  });

  test('a note about a meal that is gone stays to be read, and the meal is not counted', async () => {
    const [, , , , dinner = ''] = diet.mealIds;
    await report({ mealId: dinner, state: 'planned', note: 'Stasera sono fuori' });

    await publish(withMeals((meals) => meals.filter(({ id }) => id !== dinner)));

    expect(shown(await ofCoach()).find(({ meal }) => meal.id === dinner)).toMatchObject({ isCounted: false });
    expect(await figures()).toMatchObject({ meals: 4 });
  });

  test('a report that a phone made without a connection arrives late and stays with the version that it was made for', async () => {
    await publish(withPasta(120));

    await report({ loggedAt: new Date(Date.now() - 60_000).toISOString() });

    expect(gramsOf(await own())).toEqual([80, 10]);
  });

  test('a meal without a report follows the new version, and so does one that was skipped in advance', async () => {
    await report({ date: addDays(diet.today, 1), state: 'skipped' });

    await publish(withPasta(120));

    expect(gramsOf(await own())).toEqual([120, 10]);
    expect(gramsOf(await own(), 1)).toEqual([120, 10]);
  });
});

describe('a meal that was swapped before its date, when a new version has the swapped food no longer', () => {
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const swapInAdvance = async (foods: readonly string[]) => {
    const copy = await diet.read(diet.copyId);
    const components = componentsOf(copy).filter(({ alimentId }) => foods.includes(alimentId));
    const { id: alimentId } = diet.food.rice;
    const swaps = components.map(({ uuid: componentId }) => {
      return { componentId, alternativeId: null, alimentId, quantity: 70, portion: null };
    });
    const meals = [{ ...diet.report(), state: 'swapped' as const, swaps, note: 'Finita', loggedAt: yesterday }];
    const request = { clientId: diet.clientId, sentAt: new Date().toISOString(), meals };
    expect((await diet.server.ask(mealRoutes.sync.client, request, diet.studio.admin)).data.refused).toEqual([]);
  };
  const withoutPasta = withMeals((meals) =>
    meals.map((meal) => ({
      ...meal,
      mealComponents: meal.mealComponents.filter(({ components }) =>
        components.every(({ alimentId }) => alimentId !== diet.food.pasta.id),
      ),
    })),
  );

  test('is without a report for both and in the figures, keeps its note, and is reported again', async () => {
    await swapInAdvance([diet.food.pasta.id]);

    await publish(withoutPasta);

    for (const seen of [await own(), await ofCoach()])
      expect(seen.entries).toMatchObject([{ state: 'planned', swaps: [], note: 'Finita' }]);
    expect(await figures()).toMatchObject({ meals: 5, notReported: 5 });
    const { publishedId = null } = (await own()).days[0] ?? {};
    await report({ publishedId: publishedId ?? '', state: 'as_planned', note: 'Finita' });
    expect(await figures()).toMatchObject({ notReported: 4, followedPercent: 100 });
  });

  test('keeps the swaps of the foods that it still has', async () => {
    await swapInAdvance([diet.food.pasta.id, diet.food.oil.id]);

    await publish(withoutPasta);

    const { entries, days } = await own();
    const [left] = componentsOf({ days: days.slice(0, 1).flatMap(({ day }) => day ?? []) });
    expect(entries).toMatchObject([{ state: 'planned', swaps: [{ componentId: left?.uuid }] }]);
  });
});

test.each(['replaced by another one', 'unassigned'])(
  'what was reported today stays when the meal plan is %s today, also when it began today',
  async (change) => {
    await report({ note: 'Ottima' });
    const { server, studio } = diet;

    if (change === 'unassigned')
      await server.ask(mealPlanRoutes.unassignUserMealPlan, { id: diet.copyId }, studio.admin);
    else {
      const other = await diet.createFilled([[diet.food.rice, 70]]);
      await diet.assign(other.id, { clientIds: [diet.clientId], overlap: 'replace' });
    }

    for (const seen of [await own(), await ofCoach()]) {
      const reported = shown(seen).find(({ meal }) => meal.id === diet.mealIds[0]);
      expect(reported).toMatchObject({
        publishedId: diet.publishedId,
        isInPlan: false,
        isCounted: true,
      });
      if (change !== 'unassigned') expect(shown(seen)[1]).toMatchObject({ isInPlan: true, isCounted: false });
      expect(seen.plans.find(({ publishedId }) => publishedId === diet.publishedId)?.aliments).toHaveLength(2);
    }
  },
);

describe('with a client whose day is another one than that of the coach', () => {
  const inZone = (timeZone: string, token: string) => diet.server.ask(accountRoutes.setTimeZone, { timeZone }, token);

  test('a meal that was skipped at half past midnight of its day, for the client, stays in the diary of both', async () => {
    await inZone('Asia/Tokyo', diet.studio.client);
    await inZone('America/New_York', diet.studio.admin);
    const date = addDays(diet.today, -2);
    await report({ date, state: 'skipped', loggedAt: instantInZone(`${date}T00:30`, 'Asia/Tokyo').toISOString() });

    const request = { from: date, days: 1 };
    const seenByClient = (await diet.server.ask(mealRoutes.days.own, request, diet.studio.client)).data.diet;
    const ofClient = { ...request, clientId: diet.clientId };
    const seenByCoach = (await diet.server.ask(mealRoutes.days.client, ofClient, diet.studio.admin)).data.diet;

    expect(shown(seenByClient)).toMatchObject([{ isInPlan: false, isCounted: true }]);
    expect(shown(seenByCoach)).toEqual(shown(seenByClient));
    expect(seenByCoach.today).toBe(seenByClient.today);
  });

  test('a meal that was eaten when the date of the coach was still the one before stays after the meal plan is unassigned', async () => {
    await inZone('Pacific/Kiritimati', diet.studio.client);
    await inZone('Pacific/Honolulu', diet.studio.admin);
    const date = todayIn('Pacific/Kiritimati');
    await report({ date });

    await diet.server.ask(mealPlanRoutes.unassignUserMealPlan, { id: diet.copyId }, diet.studio.admin);

    expect(shown(await own())).toMatchObject([{ publishedId: diet.publishedId, isCounted: true }]);
  });
});

test('a meal plan that begins tomorrow is taken away with its versions, also when its meals were swapped or skipped in advance', async () => {
  const date = addDays(diet.today, 1);
  diet = await openDietStudio(undefined, date);
  const { days } = (await diet.server.ask(mealRoutes.days.own, { from: date, days: 1 }, diet.studio.client)).data.diet;
  const publishedId = days[0]?.publishedId ?? '';
  await report({ publishedId, mealId: days[0]?.day?.meals[0]?.id ?? '', date, state: 'skipped' });

  await diet.server.ask(mealPlanRoutes.unassignUserMealPlan, { id: diet.copyId }, diet.studio.admin);

  const seen = (await diet.server.ask(mealRoutes.days.own, { from: date, days: 1 }, diet.studio.client)).data.diet;
  expect(seen.days.map((one) => one.publishedId)).toEqual([null]);
  expect((await ofCoach()).plans).toEqual([]);
});

/** What decides whether a report of 24 November stays with its version, for a client in Rome. */
test.each([
  ['eaten as planned, also from a phone whose date is one day ahead', 'as_planned', '2026-11-23T13:00:00Z', true],
  ['skipped on the day', 'skipped', '2026-11-24T07:00:00Z', true],
  ['skipped at half past midnight of the day, which is the day before in UTC', 'skipped', '2026-11-23T23:30:00Z', true],
  ['eaten freely, reported two days later', 'free', '2026-11-26T07:00:00Z', true],
  ['swapped in advance', 'swapped', '2026-11-23T13:00:00Z', false],
  ['skipped in advance', 'skipped', '2026-11-23T13:00:00Z', false],
  ['undone', 'planned', '2026-11-24T13:00:00Z', false],
] as const)(
  'a meal of 24 November that was %s (%s at %s) stays as it was reported: %s',
  async (_, state, loggedAt, isKept) => {
    const { clientId } = diet;
    const parts = { state, hasState: true, swaps: [], note: '', notedAt: null, isNew: false, isAgainstProfile: false };
    const stored = { ...diet.report(), date: '2026-11-24', loggedAt, ...parts };

    const [entry] = await runAsJob(diet.server, diet.studio, async (scope) => {
      await saveEntries(scope, { clientId, authorId: null }, [stored]);
      return findStates(scope, { clientId, from: '2026-11-24', until: '2026-11-24' });
    });

    expect(entry?.isAboutEaten).toBe(isKept);
  },
);

/** How the client followed today, as the review of a check-in reads it. */
function figures() {
  const period = { clientId: diet.clientId, from: diet.today, until: diet.today };
  return runAsJob(diet.server, diet.studio, (scope) => readAdherence(scope, period));
}
