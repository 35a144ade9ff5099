import { useTexts } from '#shell/web/texts/texts.ts';
import { uncountedMeals } from '../../../rules/uncounted-lines.ts';
import { useMealTexts } from '../../meal-texts.ts';
import { useMealPlan } from '../context.tsx';

/** The most meals that are named; the others are counted. */
const namedMeals = 4;

/** How many lines are to be checked and in which meals; empty when there are none. */
export function useUncountedText(): string {
  const t = useTexts('meal-plans');
  const { dayTitleOf, titleOf } = useMealTexts();
  return useMealPlan(({ days }) => {
    const meals = uncountedMeals(days);
    if (meals.length === 0) return '';
    const count = meals.reduce((sum, { lines }) => sum + lines.length, 0);
    const names = meals
      .slice(0, namedMeals)
      .map(({ day, dayIndex, meal }) => `${dayTitleOf(day, dayIndex + 1)}, ${titleOf(meal)}`);
    const others = meals.length - names.length;
    const where = [...names, others > 0 && t('uncountedLines.others', { count: others })].filter(Boolean).join('; ');
    return t('uncountedLines.text', { count, where });
  });
}
