import type { Alternative } from '#areas/aliments/contract.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import type { DocumentText } from '#shell/web/documents/document-context.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import type { MealPlan } from '../../contract.ts';
import type { ComparableNote, FoodAndAmount } from '../../rules/document-model.ts';
import { useMealTexts } from '../meal-texts.ts';
import { useAmountText } from './shared/amount-text.ts';
import { mealPlanOf } from './state/meal-plan-of.ts';

/** Formats the parts of a meal plan and their values for differences and conflicts. */
export function useMealPlanText(versions: readonly MealPlanContent[]): DocumentText {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { dayTitleOf, titleOf } = useMealTexts();
  const amountText = useAmountText();

  function part(partId: string): string {
    for (const version of versions) {
      const path = pathTo(mealPlanOf(version), partId);
      if (path) return path;
    }
    return t('editor.parts.mealPlan');
  }

  function pathTo({ days }: MealPlan, id: string): string | null {
    for (const [index, day] of days.entries()) {
      const dayTitle = dayTitleOf(day, index + 1);
      if (day.id === id) return dayTitle;
      for (const meal of day.meals) {
        const path = `${dayTitle} · ${titleOf(meal)}`;
        if (meal.id === id) return path;
        for (const row of meal.mealComponents) {
          const rowName = nameIn(language, row.recipe ?? { name: row.line, name_en: row.line_en });
          if (row.id === id) return [path, rowName || foodName(row.components[0])].join(' · ');
          for (const component of row.components) {
            const found = [component, ...component.alternatives].find(({ uuid }) => uuid === id);
            if (found) return [path, foodName(found)].join(' · ');
          }
        }
      }
    }
    return null;
  }

  function foodName(portion: { aliment: { name: string; name_en: string } } | undefined): string {
    return portion ? nameIn(language, portion.aliment) : '';
  }

  function nameOfAliment(id: string): string {
    const aliment = versions.flatMap(({ aliments }) => aliments).find((one) => one.id === id);
    return foodName(aliment && { aliment });
  }

  return {
    part,
    field: (field) => t(`editor.parts.fields.${field as 'title'}`, { defaultValue: field }),
    value(field, value) {
      if (value === null || value === undefined || value === '') return null;
      if (typeof value === 'boolean') return t(value ? 'editor.parts.yes' : 'editor.parts.no');
      if (typeof value === 'number') return formatNumber(value, 2);
      if (field === 'alimentId') return nameOfAliment(value as string);
      if (typeof value === 'string') return value;
      if (field === 'foodAndAmount') {
        const { alimentId, amount } = value as FoodAndAmount;
        return `${nameOfAliment(alimentId)}, ${amountText(amount)}`;
      }
      if (field === 'conflictNote') return (value as ComparableNote).note || null;
      if ('quantity' in (value as object)) return amountText(value as Pick<Alternative, 'quantity' | 'portion'>);
      const named = value as { name?: string; name_en?: string; label?: string; count?: number };
      if (named.name !== undefined) return nameIn(language, { name: named.name, name_en: named.name_en ?? '' });
      if (named.label !== undefined) return `${formatNumber(named.count ?? 1, 2)} ${named.label}`;
      return t('editor.parts.changed');
    },
  };
}
