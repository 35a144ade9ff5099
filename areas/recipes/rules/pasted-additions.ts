import type { ParsedIngredient } from '../contract/library.ts';

const extra =
  'a (?:piacere|scelta|volontà|richiesta|fame)|al bisogno|facoltativ[oaie]|opzional[ei]|in più|extra|se (?:vuoi|si vuole|hai (?:ancora )?fame|serve)|optional(?:ly)?|to taste|if (?:you like|hungry|needed|wanted)|as desired';
/** Behind a quantity or a food: `+ 20 g a piacere`; a weight alone is one too where a weight is before it. */
const addition = new RegExp(
  String.raw`(?:[ ,;]{1,3}|(?<=\d ?(?:g|gr|ml)))((?:\+|più|plus)\s?\d[\d.,]{0,5}\s?(?:gr?|grammi|ml|cl)\.?,?\s(?:${extra}))\)?\s*$`,
  'iu',
);

/**
 * The foods of a line whose quantity has an optional addition, `pane 50 g + 20 g a piacere`: the addition is neither another quantity
 * nor a food, and is to be checked.
 */
export function withAddition(line: string, foodsOf: (rest: string) => ParsedIngredient[]): ParsedIngredient[] {
  const found = addition.exec(line);
  const before = line.slice(0, found?.index).trimEnd();
  if (!found || !/\d/.test(before)) return foodsOf(line);
  const rest = before.lastIndexOf('(') > before.lastIndexOf(')') ? `${before})` : before;
  const foods = foodsOf(rest);
  return foods.map((food, index) => {
    if (index < foods.length - 1) return food;
    const unread = [food.unread, found[1]].filter(Boolean).join(', ');
    return {
      ...food,
      text: `${food.text.slice(0, food.text.length - (rest.length - before.length))}${line.slice(before.length)}`,
      unread,
      isQuantityDoubtful: true,
    };
  });
}
