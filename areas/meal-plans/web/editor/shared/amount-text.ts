import type { Alternative } from '#areas/aliments/contract.ts';
import { quantityText } from '#areas/aliments/rules/quantity-text.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useMealTexts } from '../../meal-texts.ts';

/** `2 cucchiai (18 g)`, `80 g`, `q.b.`. */
export function useAmountText(): (portion: Pick<Alternative, 'quantity' | 'portion'>) => string {
  const { measureText } = useMealTexts();
  const toTaste = useTexts('aliments')('toTaste');
  const gramsText = (grams: number) => `${formatNumber(grams, 1)} g`;
  return (portion) => quantityText(portion, { toTaste, gramsText, measureText });
}
