import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { MealComponent } from '../../../contract.ts';
import { uncountedLines } from '../../../rules/uncounted-lines.ts';
import { useMealPlan } from '../context.tsx';
import { findRow } from '../state/meal-plan-of.ts';

/** Whether the row is a line that stands for food which is not counted. */
export function useIsUncounted(rowId: string): boolean {
  return useMealPlan((mealPlan) => {
    const meal = findRow(mealPlan, rowId)?.meal;
    return meal !== undefined && uncountedLines(meal).some(({ id }) => id === rowId);
  });
}

/** Says that a line is to be checked, because its food is not counted. */
export function UncountedMark({ row: { id } }: { row: MealComponent }) {
  const t = useTexts('meal-plans');
  return useIsUncounted(id) && <StateBadge tone="soon">{t('editor.row.lineToCheck')}</StateBadge>;
}
