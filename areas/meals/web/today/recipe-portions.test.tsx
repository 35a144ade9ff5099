import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import { respondWithError } from '#shell/web/testing/fake-api.ts';
import { mealRoutes } from '../../contract.ts';
import { answerDiet, exampleDiet } from '../testing/diet.ts';
import { openDevice, showDiet } from '../testing/show-diet.tsx';
import { NutritionScreen } from './NutritionScreen.tsx';

beforeEach(openDevice);

/** The example diet, whose porridge is a recipe for two of which breakfast has half. Its oats may be replaced by bread. */
function porridgeForTwo({ hasIngredients = true } = {}) {
  const { plans, days, ...diet } = exampleDiet();
  const ofRecipe = days[0]?.day?.meals.flatMap((meal) => meal.mealComponents.filter(({ recipeId }) => recipeId)) ?? [];
  const ingredients = ofRecipe.flatMap(({ components }) =>
    components.map(({ alimentId, quantity }) => ({ alimentId, quantity: quantity * 2 })),
  );
  const wholeRecipe = { portions: 2, yieldGrams: 620, ...(hasIngredients && { ingredients }) };
  const recipes = (plans[0]?.recipes ?? []).map((recipe) => ({ ...recipe, ...wholeRecipe }));
  const aliments = [...(plans[0]?.aliments ?? []), exampleAliments.bread];
  const instead = { uuid: '0199a000-0000-7000-8000-00000000d001', alimentId: exampleAliments.bread.id, quantity: 60 };
  const alternative = { ...instead, portion: null, custom_name: '', custom_name_en: '' };
  const [day] = days;
  if (!day?.day) throw new Error('the example diet has a day');
  const meals = day.day.meals.map((meal) => ({
    ...meal,
    mealComponents: meal.mealComponents.map((row) => ({
      ...row,
      components: row.components.map((one, index) =>
        row.recipeId && index === 0 ? { ...one, alternatives: [alternative] } : one,
      ),
    })),
  }));
  return {
    ...diet,
    plans: plans.map((mealPlan) => ({ ...mealPlan, recipes, aliments })),
    days: days.map((one) => ({ ...one, day: one.day && { ...one.day, meals } })),
  };
}

test('the client reads how many portions of a recipe a meal has and what they weigh cooked, until another food is chosen', async () => {
  const text = '1 di 2 porzioni · piatto finito circa 310 g';
  answerDiet(porridgeForTwo());
  respondWithError(mealRoutes.sync.own, 503, {});
  await showDiet(NutritionScreen);
  const breakfast = within(await screen.findByRole('region', { name: 'Colazione' }));
  expect(await breakfast.findByText(text)).toBeTruthy();

  await userEvent.click(await breakfast.findByRole('button', { name: /Pane/ }));

  expect(await breakfast.findByText(/^invece di/)).toBeTruthy();
  expect(breakfast.queryByText(text)).toBeNull();
});

test('a plan whose recipes were stored without ingredients is shown without portions', async () => {
  answerDiet(porridgeForTwo({ hasIngredients: false }));
  await showDiet(NutritionScreen);
  const breakfast = within(await screen.findByRole('region', { name: 'Colazione' }));

  expect(await breakfast.findByText('Porridge alla banana')).toBeTruthy();
  expect(breakfast.queryByText(/porzion/)).toBeNull();
});
