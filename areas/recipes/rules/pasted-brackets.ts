import { namesGroup } from './generic-foods.ts';
import { description } from './pasted-foods.ts';
import { containers, unitOf } from './pasted-units.ts';

const brackets = /\s?\(([^()]{1,300})\)/gu;
const separator = /[;+]|,(?!\d)|\s(?:e|ed|con|and|with)\s/iu;
/** `(con 20 g di miele)`, `(nota: al massimo 30 g)`; a weight with peel or bones is that of the food: `(con buccia 200 g)`. */
const addsFood =
  /^(?:not[ae]\s?:|(?:con|più|with|plus|e|and)\s(?!(?:l[ao]\s|il\s|i\s|le\s|gli\s|l['’]|the\s)?(?:bucci|osso|ossa|pelle|gusci|scart|nocciol|lisc|peel|skin|bone|shell))|\+)/iu;
const adjectives =
  /^(?:(?:canned|cooked|whole|wheat|wholemeal|fresh|frozen|dried|dry|raw|large|medium|small|plain|lean|white|brown|red|green|boiled|grilled)\s)+(?=\p{L}{3})/iu;
const amounts = /\d[\d.,/]*|[½⅓⅔¼¾]/gu;

/**
 * Separates brackets in which foods have amounts of their own, `pancake (50 g farina, 100 g albume)`, so that none is read as the quantity
 * of the dish. One amount behind the kinds of a group is that of each: `pesce (merluzzo, orata 200 g)`.
 */
export function withoutComposition(text: string): { text: string; composition: string } {
  if (!text.includes('(')) return { text, composition: '' };
  const found: string[] = [];
  const [name = ''] = text.split('(', 1);
  const outside = text.replaceAll(brackets, (all: string, inner: string) => {
    if (!hasOwnAmounts(inner.trim(), name)) return all;
    found.push(inner.trim());
    return '';
  });
  const isAlone = !/\p{L}/u.test(outside);
  return isAlone || found.length === 0
    ? { text, composition: '' }
    : { text: outside.trim(), composition: found.join(', ') };
}

function hasOwnAmounts(inner: string, name: string): boolean {
  if (!/\d|[½⅓⅔¼¾]/u.test(inner)) return false;
  if (addsFood.test(inner)) return true;
  const foods = inner.split(separator).filter(namesFood);
  const weighed = foods.filter((food) => /\d|[½⅓⅔¼¾]/u.test(food));
  return foods.length > 1 && weighed.length > (namesGroup(name) ? 1 : 0);
}

/** Whether a part names a food besides its amount; `80 g sgocciolato` and `2 fette` do not. */
function namesFood(part: string): boolean {
  const [first = '', ...others] = part
    .replaceAll(amounts, ' ')
    .split(/[^\p{L}'’]+/u)
    .filter((word) => word !== '' && !unitOf.has(word.toLowerCase()) && !containers.has(word.toLowerCase()));
  const named = [first, ...others].join(' ').replace(adjectives, '');
  return (
    /\p{L}{3}/u.test(named) &&
    !description.test(named) &&
    !/^(?:circa|ca|about|pari|totale?|peso|lordo)(?!\p{L})/iu.test(named)
  );
}
