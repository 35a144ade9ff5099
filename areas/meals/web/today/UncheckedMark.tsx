import { Text } from '@mantine/core';
import type { Meal } from '#areas/meal-plans/contract.ts';
import { uncheckedInMeal } from '#areas/meal-plans/rules/unchecked-texts.ts';
import { useMealTexts } from '../texts.ts';
import { useNutrition } from './nutrition-context.ts';

interface UncheckedMarkProps {
  meal: Meal;
  /** A line, a description or the name of a recipe of the meal, in both languages. */
  text: string;
  text_en: string;
}

/** Says that a dish without ingredients is not checked for the allergies of the client; nothing for other texts of the meal. */
export function UncheckedMark({ meal, text, text_en }: UncheckedMarkProps) {
  const { t } = useMealTexts();
  const { profile } = useNutrition();
  const unchecked = profile ? uncheckedInMeal(meal, profile) : [];
  if (!unchecked.some((one) => one.text === text && one.text_en === text_en)) return null;
  return <Text size="sm">{t('meal.unchecked')}</Text>;
}
