import { nameIn } from '#areas/aliments/rules/names.ts';
import type { Recipe } from '#areas/recipes/contract/library.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { limits, type MealComponent } from '../../../contract.ts';
import { useNewLine } from '../edits/use-new-line.ts';

/** Characters of the name of a recipe in a line. */
const nameLength = 80;

/**
 * Returns the ingredients of a recipe that are no food yet, as lines to be checked. The amount in a text cannot be scaled, so that each
 * line says that it is the one of the recipe and not of the portions in the meal.
 */
export function useUnreadRows(): (recipe: Recipe) => MealComponent[] {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const lineOf = useNewLine();
  return (recipe) => {
    const { portions: count, unreadLines = [] } = recipe;
    const name = nameIn(language, recipe).slice(0, nameLength);
    const textOf = (line: string) => t('editor.recipe.unread', { line, name, count, value: formatNumber(count, 1) });
    return unreadLines.map((line) => {
      const room = Math.max(0, limits.lineLength - textOf('').length);
      return lineOf(textOf(line.slice(0, room)), 'food');
    });
  };
}
