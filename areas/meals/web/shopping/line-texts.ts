import type { Category } from '#areas/aliments/contract/taxonomy.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage } from '#shell/web/texts/texts.ts';
import type { ShoppingLine } from '#areas/meal-plans/rules/shopping-lines.ts';
import { useMealTexts } from '../texts.ts';

interface LineTexts {
  name: string;
  /** `1,2 kg`, `250 g`, `q.b.`. */
  amount: string;
  /** `6 vasetti` as the plan counts them, `circa 6 uova`; empty for a food without a household measure. */
  pieces: string;
}

/** Texts of a line in the language of the user: kilograms from 1000 g on, and pieces when the food has a measure. */
export function useLineTexts(): (line: ShoppingLine) => LineTexts {
  const { t, piecesText, quantityText } = useMealTexts();
  const { language } = useLanguage();
  const countText = (pieces: NonNullable<ShoppingLine['pieces']>) => {
    const counted = piecesText(pieces.count, pieces);
    return pieces.isExact ? counted : t('shopping.pieces', { pieces: counted });
  };
  return ({ aliment, grams, pieces }) => ({
    name: nameIn(language, aliment),
    amount:
      grams >= 1000
        ? t('kg', { value: formatNumber(grams / 1000, 2) })
        : quantityText({ quantity: grams, portion: null }),
    pieces: pieces ? countText(pieces) : '',
  });
}

/** The lines by category, in their order. */
export function linesByCategory(lines: readonly ShoppingLine[]): [Category, ShoppingLine[]][] {
  return [...Map.groupBy(lines, ({ aliment }) => aliment.category)];
}
