import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { IngredientLine } from '../contract/library.ts';

/** Words for a special kind of a food, which has other nutrients and allergens than the plain one. */
const kinds = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    'tofu|soia|seitan|tempeh|vegan[aoei]?|vegetal[ei]|vegetarian[aoei]|light|ripien[aoei]|al pomodoro|al sugo|' +
    'senza (?:glutine|lattosio|latte|uova|carne)|' +
    'soya?|vegan|vegetarian|veggie|plant-based|stuffed|filled|in tomato sauce|(?:gluten|lactose)[ -]free' +
    String.raw`)(?!\p{L})`,
  'giu',
);

/** Whether the name says a special kind that the line does not: `Ravioli di tofu al pomodoro` for `tortellini`. Words in brackets are other names. */
export function isUnsaidKind(
  { name, name_en }: Pick<ListedAliment, 'name' | 'name_en'>,
  { food, unread }: Pick<IngredientLine, 'food' | 'unread'>,
): boolean {
  const writtenStems = stemsOf(`${food} ${unread}`);
  const found = (name || name_en).replaceAll(/\([^)]*\)/gu, '').match(kinds) ?? [];
  return found.some((kind) => stemsOf(kind).some((stem) => !writtenStems.includes(stem)));
}

function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.replace(/[aoei]$/u, ''));
}
