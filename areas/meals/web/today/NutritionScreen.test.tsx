import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { clientMacroRoutes } from '#areas/macros/contract/library.ts';
import { exampleAliments as food } from '#areas/aliments/example.ts';
import type { StoredDay } from '#areas/meal-plans/contract/document.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { mapComponents } from '#areas/meal-plans/rules/content.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { clientMealRoutes, mealRoutes } from '../../contract.ts';
import { createDietStore } from '../device/diet-store.ts';
import { answerDiet, clientId, exampleDiet, publishedId, today } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

test('one tap says that a meal was eaten as planned, and it is sent', async () => {
  answerDiet(exampleDiet());
  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  await showDiet(NutritionScreen);

  await userEvent.click(within(await meal('Colazione')).getByRole('button', { name: 'Come da piano' }));

  await expect
    .poll(() => requestsTo(mealRoutes.sync.own)[0]?.body)
    .toMatchObject({
      meals: [{ date: today, publishedId, state: 'as_planned' }],
    });
});

test('a meal without food has nothing to confirm, and can be reported as eaten freely', async () => {
  const diet = exampleDiet();
  const days = diet.days.map((one) => ({
    ...one,
    day: one.day && { ...one.day, meals: one.day.meals.map((planned) => ({ ...planned, mealComponents: [] })) },
  }));
  answerDiet({ ...diet, days });
  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  await showDiet(NutritionScreen);
  const breakfast = within(await meal('Colazione'));
  expect(breakfast.queryByRole('button', { name: 'Come da piano' })).toBeNull();

  await userEvent.click(breakfast.getByRole('button', { name: 'Ho mangiato libero' }));

  await expect.poll(() => requestsTo(mealRoutes.sync.own)[0]?.body).toMatchObject({ meals: [{ state: 'free' }] });
});

test('“all as planned” leaves out a meal without food, which nobody can follow', async () => {
  const diet = exampleDiet();
  const days = diet.days.map(({ day, ...one }) => {
    const meals = day?.meals.map((planned, index) => (index === 1 ? { ...planned, mealComponents: [] } : planned));
    return { ...one, day: day && { ...day, meals: meals ?? [] } };
  });
  answerDiet({ ...diet, days });
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);

  await userEvent.click(await screen.findByRole('button', { name: 'Tutto come da piano' }));

  expect(await screen.findByText('Pasti registrati: 3 su 4')).toBeTruthy();
});

test('planned food is not eaten: the day begins with 0 kcal and counts a meal once it is reported', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const eaten = within(await screen.findByRole('region', { name: 'Mangiato finora' }));
  expect(eaten.getByText('0 kcal')).toBeTruthy();

  await userEvent.click(within(await meal('Colazione')).getByRole('button', { name: 'Come da piano' }));

  expect(await eaten.findByText('448 kcal')).toBeTruthy();
  expect(eaten.getByText('Pasti registrati: 1 su 4')).toBeTruthy();
});

test('a day to come says what is planned, and misses no meal', async () => {
  answerDiet(exampleDiet());
  await showDiet(NutritionScreen, addDays(today, 1));

  const planned = within(await screen.findByRole('region', { name: 'In programma' }));
  expect(planned.getByText('1.467 kcal')).toBeTruthy();
  expect(screen.queryByText(/manca|Pasti registrati/)).toBeNull();
});

test('a day to come with a free meal says that the meal is not counted, and not that foods are unknown', async () => {
  const diet = exampleDiet();
  const days = diet.days.map((one) => ({
    ...one,
    day: one.day && {
      ...one.day,
      meals: one.day.meals.map((planned, index) =>
        index === 3 ? { ...planned, free_meal: true, mealComponents: [] } : planned,
      ),
    },
  }));
  answerDiet({ ...diet, days });
  await showDiet(NutritionScreen, addDays(today, 1));
  const planned = within(await screen.findByRole('region', { name: 'In programma' }));

  expect(planned.getByText('Il pasto libero non è nel conto.')).toBeTruthy();
  expect(planned.queryByText(/non si conoscono/)).toBeNull();
});

test('an alternative is chosen with one tap, and the planned food is put back with another one', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const lunch = within(await meal('Pranzo'));

  await userEvent.click(await lunch.findByRole('button', { name: /Scegli Riso bianco crudo/ }));
  expect(await lunch.findByText(/invece di Pasta secca/)).toBeTruthy();

  await userEvent.click(lunch.getByRole('button', { name: 'Rimetti Pasta secca' }));
  expect(await lunch.findByRole('button', { name: /Scegli Riso bianco crudo/ })).toBeTruthy();
});

const equivalentsAllowed = { mode: 'equivalents', energyTolerancePercent: 15 } as const;

function withEquivalents(diet = exampleDiet()) {
  return { ...diet, plans: diet.plans.map((one) => ({ ...one, swaps: equivalentsAllowed })) };
}

test('where equivalents are allowed another food is chosen with its computed grams, also without a connection once it was loaded', async () => {
  answerDiet(withEquivalents());
  respondWithError(mealRoutes.sync.own, 503, {});
  respond(clientMealRoutes.equivalents, {
    role: 'carbs_tot',
    equivalents: [{ aliment: food.bread, quantity: 110, portion: null }],
  });
  const { unmount } = await showDiet(NutritionScreen);
  const search = await within(await meal('Pranzo')).findByRole('button', { name: /altro alimento al posto di Pasta/ });
  await userEvent.click(search);
  expect(await screen.findByRole('button', { name: new RegExp(`${food.bread.name}.*110 g`) })).toBeTruthy();
  expect(screen.getByText(/A parità di carboidrati: \d+ g\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(`${food.bread.name}.*\\d+ g di carboidrati`) })).toBeTruthy();
  unmount();

  respondWithError(clientMealRoutes.equivalents, 503, {});
  await showDiet(NutritionScreen);
  await userEvent.click(
    await within(await meal('Pranzo')).findByRole('button', { name: /altro alimento al posto di Pasta/ }),
  );
  expect(await screen.findByText(/Senza connessione non si può cercare/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`${food.bread.name}.*110 g`) }));

  expect(await within(await meal('Pranzo')).findByText(/invece di Pasta secca/)).toBeTruthy();
  expect(createDietStore(clientId).read().reports[0]?.report.swaps).toMatchObject([
    { alternativeId: null, alimentId: food.bread.id, quantity: 110 },
  ]);
});

test('another food of which nobody knows whether it has lactose says so to a client who eats without', async () => {
  answerDiet(withEquivalents(), { ...emptyProfile, isLactoseFree: true });
  const aliment = { ...food.bread, allergens: {}, declaresAllergens: false, isOwn: true };
  const equivalents = [{ aliment, quantity: 110, portion: null }];
  respond(clientMealRoutes.equivalents, { role: 'carbs_tot', equivalents });
  await showDiet(NutritionScreen);

  const search = /altro alimento al posto di Pasta/;
  await userEvent.click(await within(await meal('Pranzo')).findByRole('button', { name: search }));

  const offered = await screen.findByRole('button', { name: new RegExp(`${food.bread.name}.*110 g`) });
  expect(offered.firstElementChild?.textContent).toMatch(/Non si sa se è senza lattosio$/);
});

test('a food to taste is q.b., and is not exchanged for another one', async () => {
  const diet = withEquivalents();
  const days = diet.days.map(({ day, ...one }) => ({ ...one, day: day && withPastaToTaste(day) }));
  answerDiet({ ...diet, days });
  await showDiet(NutritionScreen);
  const lunch = within(await meal('Pranzo'));

  expect(lunch.getByText('q.b.').parentElement?.textContent).toContain('q.b. Pasta secca');
  expect(lunch.queryByText('0 g')).toBeNull();
  expect(lunch.queryByRole('button', { name: /altro alimento al posto di Pasta/ })).toBeNull();
});

function withPastaToTaste(day: StoredDay): StoredDay {
  return mapComponents(day, (one) => (one.alimentId === food.pasta.id ? { ...one, quantity: 0, portion: null } : one));
}

test('numbers that the professional hides are not shown', async () => {
  answerDiet(exampleDiet({ showsCalories: false, showsMacros: false }));
  await showDiet(NutritionScreen);

  await meal('Colazione');
  expect(screen.queryByText(/kcal/)).toBeNull();
  expect(screen.queryByText('Proteine')).toBeNull();
});

test('without a connection the meals open from the device, and what is tapped survives a reload and is sent later', async () => {
  answerDiet(exampleDiet());
  const { unmount } = await showDiet(NutritionScreen);
  await meal('Colazione');
  unmount();

  respondWithError(mealRoutes.days.own, 503, {});
  respondWithError(mealRoutes.sync.own, 503, {});
  const offline = await showDiet(NutritionScreen);
  await userEvent.click(within(await meal('Colazione')).getByRole('button', { name: 'Come da piano' }));
  expect(await screen.findByText(/Senza connessione/)).toBeTruthy();
  expect(screen.getByText('Da inviare')).toBeTruthy();
  offline.unmount();

  respond(mealRoutes.sync.own, { entries: [], refused: [], moved: [] });
  await showDiet(NutritionScreen);
  await expect.poll(() => createDietStore(clientId).read().reports).toEqual([]);
});

test('a refused report says why, and disappears when the client has read it', async () => {
  answerDiet(exampleDiet());
  respond(mealRoutes.sync.own, {
    entries: [],
    refused: [{ part: 'meals', index: 0, problem: 'not_planned' }],
    moved: [],
  });
  await showDiet(NutritionScreen);

  await userEvent.click(within(await meal('Colazione')).getByRole('button', { name: 'Come da piano' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('non è nel piano alimentare pubblicato');

  await userEvent.click(within(alert).getByRole('button', { name: 'Ho capito' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('water is added by the glass, and the last glass is removed', async () => {
  answerDiet(exampleDiet());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);

  await userEvent.click(await screen.findByRole('button', { name: 'Aggiungi 250 ml' }));
  expect(await screen.findByText('250 di 2.000 ml')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: "Togli l'ultimo bicchiere" }));
  expect(await screen.findByText('0 di 2.000 ml')).toBeTruthy();
});

test('a sent picture is deleted after a confirmation', async () => {
  const diet = exampleDiet();
  const [, , lunch] = diet.days[0]?.day?.meals ?? [];
  const picture = {
    id: newId(),
    kind: 'image',
    hasPoster: false,
    hasThumbnail: false,
    name: null,
  } as const;
  const entry = {
    id: newId(),
    date: today,
    publishedId,
    mealId: lunch?.id ?? '',
    state: 'as_planned' as const,
    swaps: [],
  };
  const known = { note: '', loggedAt: `${today}T12:00:00.000Z`, isByProfessional: false, isNew: false };
  answerDiet({ ...diet, entries: [{ ...entry, ...known, pictures: [picture] }] });
  respond(mealRoutes.deletePicture.own, {});
  respondWithError(mealRoutes.readPicture.own, 404, { message: 'Il file non c’è più.' });
  await showDiet(NutritionScreen);

  await userEvent.click(await screen.findByRole('button', { name: /Apri 1 di Foto di Pranzo/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina foto' }));

  await expect.poll(() => requestsTo(mealRoutes.deletePicture.own)).toHaveLength(1);
  expect(await screen.findByText('Foto eliminata.')).toBeTruthy();
});

test('without a meal plan the screen says what will be here', async () => {
  answerDiet(exampleDiet({ plans: [], days: [] }));
  respond(clientMacroRoutes.list.own, { current: null, macros: [], isHidden: false, nextPage: 0 });
  await showDiet(NutritionScreen);

  expect(await screen.findByText(/In questo giorno non hai un piano alimentare/)).toBeTruthy();
});

function meal(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}
