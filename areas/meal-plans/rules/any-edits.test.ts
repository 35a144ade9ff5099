import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleAliments } from '#areas/aliments/example.ts';
import { withScaled, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { withAlimentSwapped } from '#areas/aliments/rules/swaps.ts';
import type { Component } from '#areas/aliments/contract.ts';
import { limits, type Meal, MealPlan } from '../contract.ts';
import { exampleHeadings, exampleMealPlan } from '../example.ts';
import { withDayCopied } from './copy-days.ts';
import { withMealCopiedTo } from './copy-meals.ts';
import {
  withAlimentAdded,
  withComponentChanged,
  withComponentDeleted,
  withComponentPasted,
} from './edit-components.ts';
import { mayAddDay, withDayAdded, withDayDeleted, withDayMoved } from './edit-days.ts';
import { mayAddMeal, newMeal, withMealAdded, withMealChanged, withMealDeleted, withMealMoved } from './edit-meals.ts';
import { idsIn } from './testing/ids.ts';
import { withTotals } from './totals.ts';

const food = Object.values(exampleAliments);
const newId = () => crypto.randomUUID();

test('after any edits the meal plan matches the contract, has at least one day and unique ids', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 12 }), (edits) => {
      const mealPlan = edits.reduce((current, edit) => withTotals(edit(current)), exampleMealPlan);

      const ids = idsIn(mealPlan);
      expect(MealPlan.parse(mealPlan)).toEqual(mealPlan);
      expect(mealPlan.days.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('after any edits the incremental totals equal those computed from scratch', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 12 }), (edits) => {
      const mealPlan = edits.reduce((current, edit) => withTotals(edit(current)), exampleMealPlan);

      expect(withTotals(structuredClone(mealPlan))).toEqual(mealPlan);
      expect(withTotals(mealPlan)).toBe(mealPlan);
    }),
  );
});

test('edits do not mutate the original meal plan', () => {
  const before = structuredClone(exampleMealPlan);

  fc.assert(
    fc.property(anyEdit(), (edit) => {
      withTotals(edit(exampleMealPlan));

      expect(exampleMealPlan).toEqual(before);
    }),
  );
});

type Edit = (mealPlan: MealPlan) => MealPlan;

/** A random edit of a day, a meal or a component of the current meal plan. */
function anyEdit(): fc.Arbitrary<Edit> {
  const choices = fc.record({
    kind: fc.nat(15),
    index: fc.nat(),
    target: fc.nat(40),
    quantity: fc.double({ min: 0, max: 2000, noNaN: true }),
  });
  return choices.map((choice) => (mealPlan) => applyEdit(mealPlan, choice));
}

interface EditChoice {
  kind: number;
  index: number;
  target: number;
  quantity: number;
}

function applyEdit(mealPlan: MealPlan, { kind, index, target, quantity }: EditChoice): MealPlan {
  const day = pick(mealPlan.days, index);
  const meal = pick(
    mealPlan.days.flatMap((one) => one.meals),
    index,
  );
  const aliment = pick(food, target) ?? exampleAliments.oats;
  if (!day) return mealPlan;
  if (kind === 0 && mayAddDay(mealPlan)) return withDayAdded(mealPlan, { headings: [exampleHeadings.lunch], newId });
  if (kind === 1) return withDayDeleted(mealPlan, day.id);
  if (kind === 2) return withDayMoved(mealPlan, day.id, target);
  if (kind === 3) return withDayCopied(mealPlan, { dayId: day.id, toPositions: [target % 6], newId }).mealPlan;
  if (kind === 4 && mayAddMeal(day)) return withOneMore(mealPlan, day.id);
  if (kind === 5) return { ...mealPlan, include_alternatives_in_macro: !mealPlan.include_alternatives_in_macro };
  if (!meal) return mealPlan;
  if (kind === 6) return withMealDeleted(mealPlan, meal.id);
  if (kind === 7) return withMealMoved(mealPlan, meal.id, target);
  if (kind === 8)
    return withMealCopiedTo(mealPlan, { mealId: meal.id, toDayIds: mealPlan.days.map(({ id }) => id), newId }).mealPlan;
  if (kind === 9) return withMealChanged(mealPlan, meal.id, (one) => ({ ...one, free_meal: !one.free_meal }));
  return withFoodEdited(mealPlan, meal, { kind, aliment, quantity, index });
}

function withFoodEdited(
  mealPlan: MealPlan,
  meal: Meal,
  edit: Omit<EditChoice, 'target'> & { aliment: Component['aliment'] },
): MealPlan {
  const { kind, aliment, quantity, index } = edit;
  const copied = pick(meal.mealComponents, index);
  const uuid = pick(copied?.components ?? [], index)?.uuid ?? '';
  const hasRoom = meal.mealComponents.length < limits.componentsAMeal - 3;
  if (kind === 10 && hasRoom)
    return withMealChanged(mealPlan, meal.id, (one) => withAlimentAdded(one, { aliment, calories: quantity, newId }));
  if (kind === 11 && hasRoom && copied)
    return withMealChanged(mealPlan, meal.id, (one) =>
      withComponentPasted(one, { copied, as: index % 2 ? 'recipe' : 'aliment', newId }),
    );
  if (kind === 12) return withComponentDeleted(mealPlan, uuid);
  if (kind === 13) return withComponentChanged(mealPlan, uuid, (one) => withScaled([one], quantity / 1000)[0] ?? one);
  if (kind === 14) return withComponentChanged(mealPlan, uuid, (one) => swapped(one, aliment));
  return withComponentChanged(mealPlan, uuid, (one) => withQuantity(one, quantity));
}

function withOneMore(mealPlan: MealPlan, dayId: string): MealPlan {
  const outcome = withMealAdded(mealPlan, { dayId, meal: newMeal(exampleHeadings.midMorning, newId) });
  return outcome.kind === 'added' ? outcome.mealPlan : mealPlan;
}

function swapped(component: Component, aliment: Component['aliment']): Component {
  const outcome = withAlimentSwapped(component, aliment, 'calories');
  return outcome.kind === 'swapped' ? outcome.component : component;
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}
