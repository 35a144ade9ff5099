import { macroNames, type UsedAliment } from '#areas/aliments/contract.ts';
import type { FoodValues } from '#areas/aliments/rules/food-values.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CorrectedFood } from '../../../contract/corrected-foods.ts';
import { gramsText, kcalText } from '../../meal-texts.ts';

/** Texts about the copy of a food with former values: `165 kcal → 120 kcal`, and the same with the date. */
export function useChangeText() {
  const t = useTexts('meal-plans');

  /** What differs first, energy before the other nutrients; amounts in 100 g. */
  function changeText(copy: UsedAliment, food: CorrectedFood): string {
    const name = macroNames.find((one) => in100g(copy, one) !== in100g(food, one));
    if (!name) return t('editor.formerValues.others');
    const [before, after] = [in100g(copy, name), in100g(food, name)];
    if (name === 'calories') return t('editor.formerValues.kcal', { before: kcalText(before), after: kcalText(after) });
    const values = { before: gramsText(before), after: gramsText(after) };
    return t('editor.formerValues.grams', { name: t(`macros.${name}`), ...values });
  }

  return {
    changeText,
    datedText(copy: UsedAliment, food: CorrectedFood): string {
      const change = changeText(copy, food);
      if (!food.changedAt) return t('editor.formerValues.changed', { change });
      return t('editor.formerValues.changedOn', { date: formatDate(food.changedAt), change });
    },
  };
}

function in100g(values: FoodValues, name: (typeof macroNames)[number]): number | null {
  const amount = values[name];
  return amount === null ? null : Math.round((amount * 10_000) / values.quantity) / 100;
}
