import { micronutrientCodes, type UsedAliment } from '#areas/aliments/contract.ts';
import { unknownProperties } from '#areas/aliments/example.ts';
import { newComponent } from '#areas/aliments/rules/components.ts';
import { withQuantity } from '#areas/aliments/rules/quantities.ts';
import type { MealPlan } from '#areas/meal-plans/contract.ts';
import { withAlimentAdded, withComponentChanged } from '#areas/meal-plans/rules/edit-components.ts';
import { newMealPlan, withDayAdded } from '#areas/meal-plans/rules/edit-days.ts';
import { resolvedMealPlan, storedMealPlan } from '#areas/meal-plans/rules/stored.ts';
import { withTotals } from '#areas/meal-plans/rules/totals.ts';
import { shoppingList } from '#areas/meals/rules/shopping-list.ts';
import { newId } from '#shell/common/ids.ts';

const shape = { days: 14, mealsADay: 6, componentsAMeal: 8, nutrients: 90 } as const;
const warmUps = 100;
const rounds = 400;

export interface Timing {
  what: string;
  /** The fastest run, which depends least on the load of the machine. */
  minMs: number;
  medianMs: number;
  p95Ms: number;
  goalMs: number;
}

type Times = Pick<Timing, 'minMs' | 'medianMs' | 'p95Ms'>;

/**
 * Measures the totals of a large meal plan: all totals directly after loading, when no result is cached because every
 * object is new, and the totals after the change of one quantity.
 */
export function nutritionRuleTimings(): Timing[] {
  const counted: Record<string, (mealPlan: MealPlan) => MealPlan> = {
    'meal plan, main components counted': (mealPlan) => mealPlan,
    'meal plan, alternatives counted': (mealPlan) => ({ ...mealPlan, include_alternatives_in_macro: true }),
  };
  const mealPlan = largePlan();
  const goals = { what: 'shopping list of 7 days', goalMs: 5 };
  return [...totalsTimings(mealPlan, counted), { ...goals, ...timesOfShopping(mealPlan) }];
}

function totalsTimings(mealPlan: MealPlan, counted: Record<string, (mealPlan: MealPlan) => MealPlan>): Timing[] {
  return Object.entries(counted).flatMap(([what, change]) => [
    { what: `${what}: whole`, goalMs: 4, ...timesOfWhole(change(mealPlan)) },
    { what: `${what}: one edit`, goalMs: 0.3, ...timesOfEdits(change(mealPlan)) },
  ]);
}

function timesOfWhole(mealPlan: MealPlan): Times {
  const sent = JSON.stringify(mealPlan);
  return timed(() => {
    const loaded: MealPlan = JSON.parse(sent);
    return () => withTotals(loaded);
  });
}

/** From the response of the client's days, whose foods and totals are resolved first. */
function timesOfShopping(mealPlan: MealPlan): Times {
  const content = storedMealPlan(withTotals({ ...mealPlan, days: mealPlan.days.slice(0, 7) }), {
    ...mealPlan,
    aliments: [],
    recipes: [],
    days: [],
  });
  const sent = JSON.stringify(content);
  return timed(() => {
    const loaded = JSON.parse(sent);
    return () => {
      const { days } = resolvedMealPlan(loaded);
      const list = shoppingList(
        days.map(({ meals }) => ({ meals, reports: [] })),
        2,
      );
      if (list.length === 0) throw new Error('timesOfShopping: the list is empty');
    };
  });
}

function timesOfEdits(start: MealPlan): Times {
  let mealPlan = withTotals(start);
  const uuids = uuidsOf(mealPlan);
  let edits = 0;
  return timed(() => {
    const uuid = uuids[edits % uuids.length] ?? '';
    edits += 101;
    return () => {
      mealPlan = withTotals(withComponentChanged(mealPlan, uuid, (one) => withQuantity(one, one.quantity + 1)));
    };
  });
}

/** Times the function that `prepare` returns, without `prepare` itself. */
function timed(prepare: () => () => void): Times {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const run = prepare();
    const began = performance.now();
    run();
    if (round >= 0) times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(rounds * share)] ?? 0;
  return { minMs: at(0), medianMs: at(0.5), p95Ms: at(0.95) };
}

/** A meal plan in which every component has a different aliment and every fourth has an alternative. */
function largePlan(): MealPlan {
  const headings = Array.from({ length: shape.mealsADay }, (_, index) => ({
    meal_title: `Pasto ${index + 1}`,
    meal_title_en: '',
    meal_type: 'snack' as const,
  }));
  const days = { headings, newId };
  let mealPlan = newMealPlan({ title: 'Misura', duration: 28, include_alternatives_in_macro: false, ...days });
  while (mealPlan.days.length < shape.days) mealPlan = withDayAdded(mealPlan, days);
  return { ...mealPlan, days: mealPlan.days.map((day) => ({ ...day, meals: day.meals.map(filled) })) };
}

function filled(meal: MealPlan['days'][number]['meals'][number]): typeof meal {
  let full = meal;
  for (let index = 0; index < shape.componentsAMeal; index++)
    full = withAlimentAdded(full, { aliment: aliment(index), newId });
  const mealComponents = full.mealComponents.map((one, index) => ({
    ...one,
    components: one.components.map((component) => ({
      ...component,
      alternatives: index % 4 === 0 ? [newComponent({ aliment: aliment(index + 1), newId })] : [],
    })),
  }));
  return { ...full, mealComponents };
}

/** An aliment with 4 macros and 86 micronutrients, the most that a food of the composition tables has. */
function aliment(number: number): UsedAliment {
  const codes = micronutrientCodes.slice(0, shape.nutrients - 4);
  const micronutrients = Object.fromEntries(codes.map((code, index) => [code, ((number + index) * 37.31) % 97]));
  const macros = { calories: 100 + number, protein_tot: 3.28, carbs_tot: 11.6, lipids_tot: 4.51 };
  return {
    id: newId(),
    name: `Alimento ${number}`,
    name_en: '',
    quantity: 100,
    ...macros,
    micronutrients,
    ...unknownProperties,
  };
}

function uuidsOf(mealPlan: MealPlan): string[] {
  const meals = mealPlan.days.flatMap((day) => day.meals);
  return meals.flatMap((meal) => meal.mealComponents.flatMap((one) => one.components.map(({ uuid }) => uuid)));
}
