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
const prefix = 'Giorno';

test('whatever is edited, the plan is one the contract takes, keeps a day, and no id is there twice', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 12 }), (edits) => {
      const plan = edits.reduce((edited, edit) => withTotals(edit(edited)), exampleMealPlan);

      const ids = idsIn(plan);
      expect(MealPlan.parse(plan)).toEqual(plan);
      expect(plan.days.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('whatever is edited, counting only what changed gives what counting everything does', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 12 }), (edits) => {
      const plan = edits.reduce((edited, edit) => withTotals(edit(edited)), exampleMealPlan);

      expect(withTotals(structuredClone(plan))).toEqual(plan);
      expect(withTotals(plan)).toBe(plan);
    }),
  );
});

test('edits never change the plan they started from', () => {
  const before = structuredClone(exampleMealPlan);

  fc.assert(
    fc.property(anyEdit(), (edit) => {
      withTotals(edit(exampleMealPlan));

      expect(exampleMealPlan).toEqual(before);
    }),
  );
});

type Edit = (plan: MealPlan) => MealPlan;

/** One of the editor's edits, on a day, a meal and a component of whatever plan there is by then. */
function anyEdit(): fc.Arbitrary<Edit> {
  const choice = fc.record({
    kind: fc.nat(15),
    at: fc.nat(),
    to: fc.nat(40),
    quantity: fc.double({ min: 0, max: 2000, noNaN: true }),
  });
  return choice.map((chosen) => (plan) => edited(plan, chosen));
}

interface Chosen {
  kind: number;
  at: number;
  to: number;
  quantity: number;
}

function edited(plan: MealPlan, { kind, at, to, quantity }: Chosen): MealPlan {
  const day = pick(plan.days, at);
  const meal = pick(
    plan.days.flatMap((one) => one.meals),
    at,
  );
  const aliment = pick(food, to) ?? exampleAliments.oats;
  if (!day) return plan;
  if (kind === 0 && mayAddDay(plan)) return withDayAdded(plan, { prefix, headings: [exampleHeadings.lunch], newId });
  if (kind === 1) return withDayDeleted(plan, day.id);
  if (kind === 2) return withDayMoved(plan, day.id, to);
  if (kind === 3) return withDayCopied(plan, { dayId: day.id, toPositions: [to % 6], prefix, newId }).plan;
  if (kind === 4 && mayAddMeal(day)) return withOneMore(plan, day.id);
  if (kind === 5) return { ...plan, include_alternatives_in_macro: !plan.include_alternatives_in_macro };
  if (!meal) return plan;
  if (kind === 6) return withMealDeleted(plan, meal.id);
  if (kind === 7) return withMealMoved(plan, meal.id, to);
  if (kind === 8)
    return withMealCopiedTo(plan, { mealId: meal.id, toDayIds: plan.days.map(({ id }) => id), newId }).plan;
  if (kind === 9) return withMealChanged(plan, meal.id, (one) => ({ ...one, free_meal: !one.free_meal }));
  return withFoodEdited(plan, meal, { kind, aliment, quantity, at });
}

function withFoodEdited(
  plan: MealPlan,
  meal: Meal,
  asked: Omit<Chosen, 'to'> & { aliment: Component['aliment'] },
): MealPlan {
  const { kind, aliment, quantity, at } = asked;
  const copied = pick(meal.mealComponents, at);
  const uuid = pick(copied?.components ?? [], at)?.uuid ?? '';
  const hasRoom = meal.mealComponents.length < limits.componentsAMeal - 3;
  if (kind === 10 && hasRoom)
    return withMealChanged(plan, meal.id, (one) => withAlimentAdded(one, { aliment, calories: quantity, newId }));
  if (kind === 11 && hasRoom && copied)
    return withMealChanged(plan, meal.id, (one) =>
      withComponentPasted(one, { copied, as: at % 2 ? 'recipe' : 'aliment', newId }),
    );
  if (kind === 12) return withComponentDeleted(plan, uuid);
  if (kind === 13) return withComponentChanged(plan, uuid, (one) => withScaled([one], quantity / 1000)[0] ?? one);
  if (kind === 14) return withComponentChanged(plan, uuid, (one) => swapped(one, aliment));
  return withComponentChanged(plan, uuid, (one) => withQuantity(one, quantity));
}

function withOneMore(plan: MealPlan, dayId: string): MealPlan {
  const outcome = withMealAdded(plan, { dayId, meal: newMeal(exampleHeadings.midMorning, newId) });
  return outcome.kind === 'added' ? outcome.plan : plan;
}

function swapped(component: Component, aliment: Component['aliment']): Component {
  const outcome = withAlimentSwapped(component, aliment, 'calories');
  return outcome.kind === 'swapped' ? outcome.component : component;
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}
