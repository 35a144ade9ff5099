import type { ListedAliment } from '#areas/aliments/contract/library.ts';
import { normalizeText } from '#shell/common/normalize-text.ts';
import type { IngredientLine } from '../contract/library.ts';
import { namesToChoose } from './pasted-alternatives.ts';
import { isSaidOfQuantity } from './said-states.ts';

type NamedAliment = Pick<ListedAliment, 'name' | 'name_en' | 'suits'>;

/** Whether the line has exactly the name of the food. */
export function isNamed({ name, name_en }: Pick<ListedAliment, 'name' | 'name_en'>, { food }: IngredientLine): boolean {
  return [name, name_en].some((one) => normalizeText(one) === normalizeText(food));
}

/** Whether the words of the line are the names of several foods, `pasta/riso`, and none of one food: a food with all of them is another one. */
export function namesSeveral(line: IngredientLine): boolean {
  return namesToChoose(line.food).length > 1 || /\p{L} ?[+&] ?\p{L}/u.test(line.food);
}

/** Whether the line does not name the food, which is only similar to it, has what the line excludes, or is another one with all its names. */
export function isGuess(aliment: NamedAliment, line: IngredientLine): boolean {
  return !isNamed(aliment, line) && (line.isSimilarOnly || lacksSaidFreedom(aliment, line) || namesSeveral(line));
}

const cookedWords =
  /(?<!\p{L})(?:(?:ben |pre)?cott[oaie]|bollit[oaie]|less[oaie]|lessat[oaie]|arrost[oi]|arrostit[oaie]|fritt[oaie]|grigliat[oaie]|stufat[oaie]|brasat[oaie]|saltat[oaie]|al forno|in forno|alla griglia|ai ferri|alla piastra|al vapore|in padella|in umido|alla brace|strapazzat[oaie]|(?:pre)?cooked|boiled|steamed|roast(?:ed)?|baked|fried|grilled|stewed|braised|sauteed|sautéed|scrambled|poached)(?!\p{L})/iu;

/** Whether the food is weighed cooked and the line does not say that it is: 80 g of rice are raw rice. */
export function isCookedUnsaid({ form }: ListedAliment, line: IngredientLine): boolean {
  return form === 'cooked' && !saysItIsCooked(line);
}

/** Whether the line says of its quantity how it was cooked. */
export function saysItIsCooked(line: IngredientLine): boolean {
  return isSaidOfQuantity(line, cookedWords);
}

/** Whether the names are the same up to the first comma, behind which is the state of the food: `Riso bianco, crudo`. */
export function isSameFood(one: ListedAliment, other: ListedAliment): boolean {
  const kindOf = ({ name, name_en }: ListedAliment) => normalizeText((name || name_en).split(',', 1)[0] ?? '');
  return kindOf(one) === kindOf(other);
}

const saidFreedoms = [
  { saidBy: /(?<!\p{L})(?:senza glutine|gluten[ -]free|per celiaci)(?!\p{L})/iu, diet: 'gluten_free' },
  { saidBy: /(?<!\p{L})(?:senza lattosio|lactose[ -]free)(?!\p{L})/iu, diet: 'lactose_free' },
] as const;

/** Whether the line says that the food has no gluten or lactose, of which nothing is known of this one: unsafe for a coeliac. */
export function lacksSaidFreedom({ suits, name, name_en }: NamedAliment, { food, unread }: IngredientLine): boolean {
  return saidFreedoms.some(
    ({ saidBy, diet }) =>
      saidBy.test(`${food} ${unread}`) && !suits.includes(diet) && !saidBy.test(name) && !saidBy.test(name_en),
  );
}
