import type { Alternative } from '#areas/aliments/contract.ts';
import { quantityText } from '#areas/aliments/rules/quantity-text.ts';
import { eatenPortionsText } from '#areas/recipes/rules/eaten-portions-text.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { MealComponent } from '../../../contract.ts';
import { useMealTexts } from '../../meal-texts.ts';

/** `2 cucchiai (18 g)`, `80 g`, `q.b.`. */
export function useAmountText(): (portion: Pick<Alternative, 'quantity' | 'portion'>) => string {
  const { measureText } = useMealTexts();
  const toTaste = useTexts('aliments')('toTaste');
  const gramsText = (grams: number) => `${formatNumber(grams, 1)} g`;
  return (portion) => quantityText(portion, { toTaste, gramsText, measureText });
}

/** `1 di 4 porzioni · ricetta, 4 ingredienti`, without the portions when they are not known: they come first, where nothing cuts them off. */
export function useRecipeText(): (row: MealComponent) => string {
  const t = useTexts(['meal-plans', 'aliments']);
  const number = (value: number) => formatNumber(value, 2);
  return ({ recipe, components }) =>
    [
      recipe && eatenPortionsText(recipe, components, { t, number }),
      t('editor.row.recipe', { count: components.length }),
    ]
      .filter(Boolean)
      .join(' · ');
}
