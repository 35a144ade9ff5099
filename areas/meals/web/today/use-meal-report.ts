import { useRef } from 'react';
import type { PlannedMeal } from '../../rules/days.ts';
import { mayBeFollowed } from '../../rules/eaten.ts';
import { allowedSwaps } from '../../rules/swap-check.ts';
import { eatenAsShown, type ReportChange, reportMeal, valuesOf } from '../device/report.ts';
import { useNutrition } from './nutrition-context.ts';

const doubleTapMs = 500;

/** What was said about a meal of the shown date, and the taps that change it. */
export function useMealReport(planned: PlannedMeal) {
  const { meal, publishedId, isInPlan } = planned;
  const { store, diet, date, today, profile, mayReport } = useNutrition();
  const entry = diet.entries.find((one) => one.date === date && one.mealId === meal.id);
  const values = valuesOf(entry);
  const ref = { date, publishedId, mealId: meal.id };
  const reportedAt = useRef(Number.NEGATIVE_INFINITY);
  const report = (change: ReportChange) => {
    reportedAt.current = performance.now();
    reportMeal(store, ref, { change, shown: entry });
  };
  // The second tap of a double tap on the button that was here before.
  const isSecondTap = () => performance.now() - reportedAt.current < doubleTapMs;
  const isOpen = values.state === 'planned';
  // One that was undone and of which a note or pictures are left. The present version has the meal to report.
  const isGone = isOpen && !isInPlan;
  const isFree = !mayBeFollowed(meal);
  const isChoice = isOpen && values.swaps.length > 0;
  const eatenLabel = isFree ? 'meal.free' : isChoice ? 'meal.asChosen' : 'meal.asPlanned';

  return {
    entry,
    values,
    ref,
    report,
    isOpen,
    isGone,
    mayEat: mayReport && isOpen && !isGone && date <= today,
    mayUndo: mayReport && !isOpen,
    /** Text of the button that says that the meal was eaten. */
    eatenLabel: eatenLabel as 'meal.free' | 'meal.asChosen' | 'meal.asPlanned',
    eat(): void {
      if (!(isChoice && isSecondTap())) report(isFree ? { state: 'free', swaps: [] } : eatenAsShown(values));
    },
    undo(): void {
      if (!isSecondTap()) report({ state: 'planned', swaps: allowedSwaps(values.swaps, planned, profile) });
    },
  };
}
