import type { Allergen } from '../contract/taxonomy.ts';
import { allergenNames, foodsWithAllergen } from './allergen-names.ts';
import { dishesWith } from './dish-allergens.ts';

/**
 * What a word in a name says that an ingredient does not have, such as “vegana”, “senza glutine” or “delattosato”. It holds for the
 * ingredient that it stands with and for no other: `tonno con maionese vegana` has fish.
 */
export type Quality = 'vegan' | 'lactose' | 'gluten' | 'eggs' | 'milk' | 'fish' | 'nuts' | 'sesame';

/** Between ingredients, in place of commas, brackets and the like. */
export const boundary = ',';

/** Allergens that something vegan does not have. */
export const animalAllergens: ReadonlySet<Allergen> = new Set(['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']);

/** The quality of each allergen whose own name may be said to be absent: `maionese senza uova`. */
export const freeFrom: Partial<Record<Allergen, Quality>> = {
  gluten: 'gluten',
  eggs: 'eggs',
  milk: 'milk',
  fish: 'fish',
  nuts: 'nuts',
  sesame: 'sesame',
};

/** Names in what is absent that speak for the whole allergen. Without wheat is not without gluten. */
const absentNames: readonly [Quality, RegExp][] = [
  ['gluten', / (?:glutine|gluten) /],
  ['lactose', / (?:lattosio|lactose) /],
  ['eggs', / (?:uov[oa]|eggs?) /],
  ['milk', / (?:latte(?! in polvere| aggiunto| condensato)|latticini|milk(?! powder)|dairy) /],
  ['fish', / (?:pesce|fish) /],
  ['nuts', / (?:frutta (?:a guscio|secca)|nuts?) /],
  ['sesame', / (?:sesamo|sesame|tahina?|tahini) /],
];

const substances =
  'glutine|lattosio|zuccher[oi]|sale|sodio|olio|grassi|conservanti|coloranti|lievito|additivi|aromi|nichel|caffeina|' +
  'gluten|lactose|sugars?|salt|oil|fat|preservatives|yeast|caffeine';
/** What is listed behind a substance without being eaten: `senza glutine e latticini`, but not `senza glutine e tonno`. */
const listed = `${substances}|latticini|derivati|solfiti|caseina|dairy|sulphites`;
const cereals = 'frumento|grano|farro|orzo|segale|avena';
/** What belongs to what is absent: `proteine del latte`. In `biscotti senza glutine di mandorle` the almonds are eaten. */
const complements = [
  '(?:proteine|proteina|derivati|tracce|aggiunta|aggiunte|ingredienti|prodotti|fonti|residui) (?:di|d|del|dello|della|dell|dei) \\S+',
  `(?:farin[ae]|amido|crusca|fiocchi) (?:di|d) (?:${cereals})`,
  'latte di (?:mucca|vacca|capra|pecora|bufala)',
  '(?:semi|olio|burro|salsa|pasta) (?:di|d) (?:sesamo|palma|arachidi|soia)',
  'frutta (?:a guscio|secca)|frutti di mare|lievito di birra|(?:bianco|rosso) d uovo',
  '(?:added|any|traces of) \\S+',
].join('|');

const phrase = new RegExp(
  ' (?<! no[nt] )(?:' +
    `(?<absence>(?:senza|without|no|priv[aoi] di|free from) (?:${substances})(?: aggiunt[oaie])?(?! (?:di|d) (?:palma|birra) )` +
    `(?: (?:e|o|and|or|,) (?:senza )?(?:${listed})(?= )| (?:ne|nor) [^\\s,]+)*` +
    `|(?:senza|without|no|priv[aoi] di|free from) (?:${complements}|(?!con |with )[^\\s,]+)(?: in polvere| aggiunto| condensato| powder)?` +
    '(?: (?:e|o|ne|and|or|nor) (?!con |with )[^\\s,]+)*' +
    '|s (?:glutine|lattosio)' +
    `)|(?<free>(?:(?:${substances}|dairy|wheat|nut|soy) (?:and|or|,) )?[^\\s,]+ free(?! (?:range|from|of) )|non dairy)` +
    '|(?:(?<plants>vegan[oiae]|100 vegetal[ei]|a base vegetale|vegetal[ei])' +
    '|(?<vegan>vegan|plant based)' +
    '|(?<digested>delattosat[oaie]|zymil))' +
    ')(?= )',
  'g',
);

export interface QualifiedName {
  /** The name without what it says that the food does not have. */
  present: string;
  /** The name with a mark in place of each of its qualities, each word between two spaces. */
  marked: string;
}

/** Replaces what a name says of its ingredients by marks; `padded` has its words and boundaries between two spaces each. */
export function withMarks(padded: string): QualifiedName {
  const marked = padded.replaceAll(phrase, (text, ...rest) => {
    const { absence, free, plants, vegan }: Partial<Record<string, string>> = rest.at(-1);
    const offset = rest.findLast((one) => typeof one === 'number') ?? 0;
    // Behind a boundary it is a noun, and the ingredient before it is not meant: `tonno, vegetali e riso`.
    if (plants === 'vegetali' && padded.slice(0, offset).endsWith(` ${boundary}`)) return text;
    const isBefore = plants || (vegan && isOfItalianNoun(padded, { start: offset, end: offset + text.length }));
    if (plants || vegan) return ` ${markOf('vegan', isBefore ? 'before' : 'either')}`;
    const absentText = absence ?? free;
    if (!absentText) return ` ${markOf('lactose', 'before')}`;
    const found = absentNames.filter(([, names]) => names.test(` ${absentText} `)).map(([quality]) => quality);
    return found.map((quality) => ` ${markOf(quality, absence ? 'before' : 'after')}`).join('');
  });
  return { present: padded.replaceAll(phrase, (text, absence, free) => (absence || free ? '' : text)), marked };
}

const italianAnimals =
  /^ (?:tonno|salmone|merluzzo|baccala|sgombro|pesce|acciughe|alici|gamber\p{L}+|scampi|granchio|vongole|cozze|polpo|calamar[io]|seppi[ae]|uov[oa]|formaggi[o]?|mozzarella|feta|parmigiano|ricotta|burro|panna|latte|maionese) /u;

/** Whether “vegan” belongs to the noun before it, as in Italian: `wrap vegan salmone`. Behind the name of an animal food that is open. */
function isOfItalianNoun(padded: string, { start, end }: { start: number; end: number }): boolean {
  const before =
    padded
      .slice(Math.max(0, start - 30), start)
      .trim()
      .split(' ')
      .at(-1) ?? '';
  return (
    before !== '' && !isBoundary(before) && !isAnimal.test(before) && italianAnimals.test(padded.slice(end, end + 40))
  );
}

/** Where the ingredient is looked for first: before the word as in Italian, behind it as in English, or where one is next to it. */
type Direction = 'before' | 'after' | 'either';
const directions: Record<string, Direction> = { '<': 'before', '>': 'after', '=': 'either' };

function markOf(quality: Quality, direction: Direction): string {
  return `§${direction === 'before' ? '<' : direction === 'after' ? '>' : '='}${quality}`;
}

/** The name without its marks. */
export function withoutMarks(marked: string): string {
  return marked.replaceAll(/ §\S+/g, '');
}

export const hit = '#';

/**
 * Whether an ingredient of a name has the allergen in spite of the qualities. Each hit among the tokens names it; a quality removes those
 * of the ingredient that it stands with.
 */
export function isHitUnqualified(tokens: readonly string[], relevant: readonly Quality[]): boolean {
  const left = [...tokens];
  for (const [index, word] of tokens.entries()) {
    const quality = relevant.find((one) => word.startsWith('§') && word.endsWith(one));
    const direction = directions[word.charAt(1)];
    if (quality && direction) removeQualified(left, { index, quality, direction });
  }
  return left.includes(hit);
}

interface Mark {
  index: number;
  quality: Quality;
  direction: Direction;
}

function removeQualified(tokens: string[], { index, quality, direction }: Mark): void {
  const search = { tokens, quality, direction };
  const isFirst = index === 0 || (isBoundary(tokens[index - 1]) && tokens[index - 1] !== boundary);
  // “Vegetale” belongs to the noun before it: `crocchette vegetali al formaggio` have cheese.
  const isOfNounBefore = quality === 'vegan' && direction === 'before' && !isFirst;
  const behind = isOfNounBefore ? null : nextFrom(search, index, 1);
  const isOfNounBehind = direction === 'either' && qualifiesNounBehind(tokens, index);
  const before = isFirst || isOfNounBehind ? null : nextFrom(search, index, -1);
  const isBehind =
    behind !== null &&
    (before === null || direction === 'after' || (direction === 'either' && isNextTo(tokens, index)));
  const found = isBehind ? behind : before;
  const step = isBehind ? 1 : -1;
  if (found?.isHit) removeIngredient(search, found.index, step);
  if (!isBehind) removeImitated(tokens, index, found);
}

/** Whether “vegan” stands before its ingredient: `smoked salmon, vegan cream cheese`. */
function isNextTo(tokens: readonly string[], mark: number): boolean {
  const next = tokens[mark + 1] ?? '';
  const named = englishKinds.has(next) ? (tokens[mark + 2] ?? '') : next;
  return tokens[mark - 1] === boundary || named === hit || otherIngredients.behind.test(named);
}

/** Whether “vegan” describes the noun behind it, as in English: `salmon vegan bowl` contains salmon, `salmone vegan affumicato` does not. */
function qualifiesNounBehind(tokens: readonly string[], mark: number): boolean {
  const next = tokens[mark + 1];
  return next !== undefined && !isBoundary(next) && !/^§|^#?$/.test(next) && !behindNoun.test(next);
}

/** What follows a noun and “vegan” in Italian. */
const behindNoun =
  /^(?:di|d|del|dello|della|dell|al|allo|alla|all|ai|agli|alle|da|per|senza|tipo|stile|gusto|bio|light|style|\d+|[gk]g?|ml|\w+at[oaie]|spalmabil[ei]|fresc\w+|dolc[ei]|magr[oaie]|secc\w+|cott[oaie]|crud[oaie]|natural[ei]|classic\w+|fatt[oaie]|alternativ[ae]|without|free)$/;

const englishKinds = new Set(['cream', 'soft', 'blue', 'greek', 'cottage', 'smoked', 'grated', 'melted', 'whipped']);

interface Search extends Omit<Mark, 'index'> {
  tokens: string[];
}

/** Number of words from a quality to its ingredient, which bounds the time for a long text. */
const farthest = 12;

interface Found {
  index: number;
  isHit: boolean;
}

/** The next hit or other ingredient from a mark on; null when the ingredient ends without one. */
function nextFrom({ tokens, quality, direction }: Search, mark: number, step: 1 | -1): Found | null {
  const isAlone = step === -1 && tokens[mark - 1] === boundary;
  for (let distance = isAlone ? 2 : 1; distance <= farthest; distance++) {
    const index = mark + step * distance;
    if (index < 0 || index >= tokens.length) return null;
    const word = tokens[index] ?? '';
    const isAdded =
      word === 'con' ||
      word === 'with' ||
      (word === 'e' && /^(?:fagioli|ceci|lenticchie|piselli)$/.test(tokens[index + 1] ?? ''));
    const isCrossed = isAdded && quality === 'gluten' && step === -1 && (direction !== 'after' || isAlone);
    if (isBoundary(word) && !isCrossed && !isBetweenMarks(tokens, index, step)) return null;
    const isHit = word === hit;
    if (isHit || isOtherIngredient(word, quality, step)) return { index, isHit };
  }
  return null;
}

/** Whether the comma at `index` separates two qualifiers of the same ingredient, such as those of `dairy-free, egg-free cookies`. */
function isBetweenMarks(tokens: readonly string[], index: number, step: 1 | -1): boolean {
  return step === 1 && tokens[index - 1]?.startsWith('§>') === true && tokens[index + 1]?.startsWith('§>') === true;
}

/** Removes a hit with what belongs to the same ingredient: of gluten its flours, `biscotti d’avena`, of others the hits next to it. */
function removeIngredient({ tokens, quality }: Search, from: number, step: 1 | -1): void {
  for (let index = from; Math.abs(index - from) <= farthest; index += step) {
    const word = tokens[index];
    if (word === undefined || isBoundary(word)) return;
    if (word === hit) tokens[index] = '';
    else if (quality !== 'gluten' || isTopping(tokens, index, step)) return;
  }
}

/** Whether another food with gluten is added here: `pasta al pangrattato`. */
function isTopping(tokens: readonly string[], index: number, step: 1 | -1): boolean {
  return step === -1 && /^(?:al|allo|alla|all|ai|agli|alle|in)$/.test(tokens[index] ?? '') && tokens[index + 1] === '';
}

/** What something vegan imitates: `formaggio vegano tipo feta`, `bastoncini vegani di pesce`, `alternativa vegana al tonno`. */
function removeImitated(tokens: string[], mark: number, found: Found | null): void {
  const isSubstitute = /^(?:alternativ[ae]|sostitut[oi])$/.test(tokens[mark - 1] ?? '');
  const next = tokens[mark + 1] ?? '';
  const isImitated =
    /^(?:tipo|stile|gusto|style)$/.test(next) ||
    (!found?.isHit && /^(?:di|d)$/.test(next)) ||
    (isSubstitute && /^(?:di|d|al|allo|alla|all|ai|agli|alle|del|dello|della|dell)$/.test(next));
  if (isImitated && tokens[mark + 2] === hit) tokens[mark + 2] = '';
}

const connectives = new Set([
  ...[boundary, 'con', 'e', 'ed', 'o', 'oppure', 'piu', 'su', 'sul', 'sulla', 'and', 'or', 'with', 'plus', 'on', 'in'],
]);

function isBoundary(word: string | undefined): boolean {
  return word !== undefined && connectives.has(word);
}

/** Foods without an allergen of their own that are imitated from plants, or made without the allergen. */
const dishes =
  'salsa|salse|crema|sugo|ragu|condimento|dressing|sauces?|gravy|burgers?|hamburger|polpett[ae]|polpettin[ae]|wurstel|salsicci[ae]|salsicce|' +
  'bistecc(?:a|he)|affettat[oi]|nuggets?|bocconcini|straccetti|spezzatino|pollo|chicken|bacon|sausages?|steaks?|meatballs?|patty|patties|' +
  'ham|prosciutto|speck|mortadella|salame|carne|meat|mince|macinato|bolognese|brodo|broth';
/** What is called vegetable without replacing anything: `parmigiano a caglio vegetale`, `tonno all’olio vegetale`. */
const vegetable =
  'olio|oli|oil|caglio|rennet|grass[oi]|margarina|margarine|carbone|fibr[ae]|protein[ae]|bevanda|drink|piatto|men[uù]|insalat[ae]';
const animals = [
  ...[...animalAllergens].map((one) => allergenNames[one]),
  ...[foodsWithAllergen.milk, foodsWithAllergen.eggs, 'curry', 'guacamole', 'hummus', 'tofu', 'seitan'],
].join('|');
const isAnimal = new RegExp(`^(?:${animals})$`);
const animalDishes = [...animalAllergens].map(dishesWith).join('|');
const otherIngredients = {
  behind: new RegExp(`^(?:${dishes}|${animals}|${animalDishes})$`),
  before: new RegExp(`^(?:${dishes}|${animals}|${animalDishes}|${vegetable}|${foodsWithAllergen.gluten})$`),
};
const sauces = 'sauces?|maionese|mayo|mayonnaise|ketchup|senape|mustard|tahina|hummus|guacamole|aioli';
/** Foods that are said to have no gluten themselves: `panino con hamburger senza glutine`. Cakes are said to have none with their cream. */
const glutenIsChecked = {
  behind: new RegExp(`^(?:burgers?|hamburger|sausages?|dressing|gravy|meatballs?|nuggets?|patty|patties|${sauces})$`),
  before: new RegExp(`^(?:${dishes.replace('crema|sugo|ragu|', '')}|${sauces}|yogurt|gelato|formaggio)$`),
};

function isOtherIngredient(word: string, quality: Quality, step: 1 | -1): boolean {
  const names = quality === 'gluten' ? glutenIsChecked : otherIngredients;
  return names[step === 1 ? 'behind' : 'before'].test(word);
}
