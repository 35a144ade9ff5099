import type { Allergen, Category } from '../contract/taxonomy.ts';
import { allergenNames, foodsWithAllergen, glutenFreeDough } from './allergen-names.ts';
import {
  allergensNamedBesides,
  allergensNamedByFood,
  isNamedLactoseFree,
  type KnownNames,
  milkImitatedIn,
  namesOfAllergen,
  presentIngredients,
  presentWords,
} from './named-allergens.ts';
import { withoutNounPattern } from './inherited-names.ts';
import { meatsNamedIn } from './named-meats.ts';
import { numberWordPattern } from './number-words.ts';

/** A part of a text with what it is recognised to name. */
export interface NamedFood {
  /** The part as it was typed: `noci 20 g`. */
  text: string;
  /**
   * The normalized words of the part, without what it says is not in the food or must not be eaten, and without the words of foods that
   * are known anyway.
   */
  eaten: string;
  /** The same with the words of these foods, and those alone. */
  present: string;
  known: string;
  allergens: readonly Allergen[];
  /** Categories of meat. */
  categories: readonly Category[];
  /** Whether it says that it has no lactose. */
  isLactoseFree: boolean;
}

const absence = String.raw`(?:senza|priv[aoi] di|no|without|(?:gluten|lactose|dairy)[ -]free|delattosat[oaie])(?!\p{L})`;
/** `non serve evitare`, `no need to avoid`. */
const negated = String.raw`(?<!(?:(?<!\p{L})(?:non|not|no need to|never)|n['’]t)\s(?:\p{L}{1,12}\s){0,2})`;
/** What a client writes of a food that they did not eat: `non ho preso`, `I left out`. */
const notEaten =
  "non (?:ho|abbiamo) (?:mangiato|preso|messo|bevuto|usato)|(?:ho|abbiamo) (?:tolto|evitato|escluso|lasciato)|(?:did not|didn['’]t) (?:eat|have|take|drink|use)|left out|skipped|avoided";
const avoidance = String.raw`${negated}(?:${notEaten}|(?:evita(?:re)? di|non) mangiare|evita(?:re)?|esclud(?:i|ere)|niente|nessun[oa]?|avoid|skip)(?!\p{L})`;

/**
 * Separates the foods of a text. Brackets that say what the food before them lacks, `yogurt (senza lattosio)`, and the slash of
 * `s/glutine` do not separate. `e` and `o` are left to `conjunctions`, because they also join what follows “senza”.
 */
const separator = new RegExp(
  String.raw`[\n.;:!?+•·]|\((?!\s?${absence})|(?<!\(\s?${absence}[^()]{0,60})\)|(?<!(?<!\p{L})s)\/(?!\s?${withoutNounPattern})|,(?!\d)|\s(?:(?:instead|in alternativa)\s|(?:oppure|or)\s(?!${withoutNounPattern}))`,
  'giu',
);

/** `Evitare: salumi crudi, alcol`, up to the end of the sentence, unless it also says what is eaten instead. */
const avoidedList =
  /(?<=^|[\n.;!?]|[-–•*]\s?)\s{0,3}(?:cibi |alimenti |foods? )?(?:da |to )?(?:evitare|non mangiare|vietati|esclusi|avoid)\s?:(?![^\n.;!?]*(?<!\p{L})(?:prefer|ok|sì|meglio|invece|ma|però|usa|scegli|instead|but|use|choose))[^\n.;!?]*/giu;

/** The foods of a text, such as a note for the client: what is between its commas, with the allergens and meats that are recognised. */
export function foodsNamedIn(text: string): NamedFood[] {
  return text
    .replaceAll(avoidedList, '\n')
    .split(separator)
    .flatMap((part) => (saidOfOneFood.test(part) ? part.split(conjunctions) : part))
    .flatMap((part) => (/\p{L}/u.test(part) ? recentFood(part.trim()) : []));
}

/**
 * The foods that a text about others names besides these, such as the steps of a recipe about its ingredients: `scola la pasta` names none
 * with “Pasta senza glutine”, `aggiungi le noci` nuts with “Noce moscata”. `names` are those of the foods that are known anyway, `titles`
 * those of the dish that is made of them, always the same ones with the same list of names.
 */
export function foodsNamedBesides(text: string, names: readonly string[], titles?: readonly string[]): NamedFood[] {
  if (text === '') return [];
  const known = knownIn(names, titles);
  const isTitle = titles?.includes(text) === true && !ofAnimalMilk.test(text);
  return foodsNamedIn(text).map((food) => besides(food, isTitle ? withImitations(known) : known));
}

/** Words that say of yogurt or cheese that it is of milk. */
const ofAnimalMilk =
  /(?<!\p{L})(?:grec[oa]|greek|inter[oa]|magr[oa]|scremat[oa]|vaccin[oa]|(?:di )?(?:capra|pecora|bufala|mucca)|skyr|kefir|whole|goat|sheep|cow|buffalo)(?!\p{L})/iu;

/** With the milk products that the foods imitate: the title of a dish of soy yogurt may say `yogurt` alone. */
function withImitations(known: KnownFoods): KnownFoods {
  const namesOf = (allergen: Allergen) =>
    allergen === 'milk' ? new Set([...known.namesOf(allergen), ...known.imitatedMilk]) : known.namesOf(allergen);
  return { ...known, namesOf };
}

interface KnownFoods {
  imitatedMilk: KnownNames;
  /** Words of their names, in singular and plural. */
  knownWords: ReadonlySet<string>;
  namesOf: (allergen: Allergen) => KnownNames;
  /** Names of the doughs without gluten among them: `pasta di mais`. */
  glutenFreeDoughs: readonly string[];
}

const knownFoods = new WeakMap<readonly string[], KnownFoods>();

/** What the names of foods name; of the same list it is read once, since a recipe has several texts. */
function knownIn(names: readonly string[], titles: readonly string[] = []): KnownFoods {
  const found = knownFoods.get(names);
  if (found) return found;
  const eaten = [...new Set(names)].map((name) => recentFood(name).eaten);
  const byAllergen = new Map<Allergen, KnownNames>();
  const namesOf = (allergen: Allergen) => {
    const known = byAllergen.get(allergen) ?? namesOfAllergen(allergen, eaten, titles);
    byAllergen.set(allergen, known);
    return known;
  };
  const knownWords = new Set(eaten.flatMap((one) => one.split(' ').flatMap(numbersOf)));
  const glutenFreeDoughs = eaten.flatMap((one) => glutenFreeDough.exec(one)?.[0] ?? []);
  const read = { knownWords, namesOf, glutenFreeDoughs, imitatedMilk: milkImitatedIn(eaten) };
  knownFoods.set(names, read);
  return read;
}

/** What is drained is in the pot already: `scola la pasta` beside “Pasta di mais”. With more than the bare name it may be another one. */
const drained =
  /(?<!\p{L})(?:scol(?:a|ate|are|iamo)|drain)\s(\p{L}+)(?=\s*$|\s(?:e|and|al dente|bene|well|tenendo|conservando|quando|when)(?!\p{L}))/giu;

function besides(food: NamedFood, { knownWords, namesOf, glutenFreeDoughs }: KnownFoods): NamedFood {
  const wordsIn = (isKnown: boolean) =>
    food.present.replaceAll(/(?<= )\S+ /g, (word) => (knownWords.has(word.trim()) === isKnown ? word : ''));
  const eaten = wordsIn(false);
  const categories = meatsNamedIn(eaten);
  const changed = { ...food, eaten, known: wordsIn(true), categories };
  if (food.allergens.length === 0) return changed;
  const read = asEaten(food.text).replaceAll(drained, (phrase, name: string) =>
    glutenFreeDoughs.some((dough) => dough.includes(` ${name.toLowerCase()} `)) ? '' : phrase,
  );
  const allergens = allergensNamedBesides(read, new Map(food.allergens.map((one) => [one, namesOf(one)])));
  const isLactoseFree = allergens.includes('milk') && isNamedLactoseFree(read, namesOf('milk'));
  return { ...changed, allergens, isLactoseFree };
}

const plurals: readonly (readonly [RegExp, string])[] = [
  [/(?<=[cg])a$/, 'he'],
  [/(?<=[cg])o$/, 'hi'],
  [/i?a$/, 'e'],
  [/i?o$/, 'i'],
  [/e$/, 'i'],
  [/$/, 's'],
  [/y$/, 'ies'],
  [/(?<=[cg])he$/, 'a'],
  [/(?<=[cg])hi$/, 'o'],
  [/e$/, 'a'],
  [/i$/, 'o'],
  [/i$/, 'io'],
  [/i$/, 'e'],
  [/s$/, ''],
];

/** A word with what may be its plural and its singular: `pesca` and `pesche`, but not `pesce`. */
function numbersOf(word: string): string[] {
  if (word.length < 4) return [word];
  return [
    word,
    ...plurals.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other)),
  ];
}

/** Matches a part that says what may hold for only one of two foods joined by `e`: that it lacks something, is avoided or is vegan. */
const saidOfOneFood = new RegExp(
  String.raw`(?<!\p{L})(?:${absence}|${avoidance}|s\/|vegan[aoei]?(?!\p{L})|zymil)`,
  'iu',
);

const conjunction = String.raw`\s(?:(?:e|con|and|with)\s|(?:o|or)\s(?!${withoutNounPattern}))`;
const quantity = String.raw`(?<![\p{L}\d.,])\d[\d.,]{0,5}`;
const seasonings = 'sale|zuccher[oi]|olio|grassi|condiment[oi]|salt|sugar|oil|fat';
/**
 * Where another food begins in `senza sale e noci 20 g`: at `e` before or behind a quantity, behind brackets, behind a seasoning, before
 * a food that usually has what the one before is said not to have, `pasta senza glutine e pane`, and between a vegan food and another,
 * `tonno con maionese vegana`.
 */
const conjunctions = new RegExp(
  [
    String.raw`(?<=${quantity} ?\p{L}{0,9}\.?|\))${conjunction}`,
    String.raw`${conjunction}(?=${numberWordPattern.replace('(', '(?:')}\s|(?:(?!${conjunction})\P{N}){0,40}${quantity}(?![\d.,]| ?%))`,
    String.raw`(?<=(?<!\p{L})(?:senza|niente|no|without) (?:${seasonings})(?: aggiunt[aoie])?)${conjunction}`,
    String.raw`(?<=(?:glutine|gluten[ -]free)[^,]{0,20})${conjunction}(?=(?:${foodsWithAllergen.gluten})(?!\p{L}))`,
    String.raw`(?<=(?:lattosio|lactose[ -]free|delattosat[aoie])[^,]{0,20})${conjunction}(?=(?:${allergenNames.milk})(?!\p{L}))`,
    `(?<=vegan[^,]{0,40})${conjunction}|${conjunction}(?=[^,]{0,40}vegan)`,
  ].join('|'),
  'giu',
);

/** Cache of texts that were read: the notes of a meal plan name the same foods on many days. Emptied when it is full. */
const recentFoods = new Map<string, NamedFood>();
const mostRecent = 2000;

function recentFood(text: string): NamedFood {
  const known = recentFoods.get(text) ?? namedFood(text);
  if (recentFoods.size >= mostRecent) recentFoods.clear();
  recentFoods.set(text, known);
  return known;
}

/** What must not be eaten is not named: `evita i latticini e le noci` and `s/latticini` are read as `senza latticini`. */
const avoided = new RegExp(String.raw`(?<!\p{L})(?:${avoidance}\s|s\/\s?)`, 'giu');
const articles = /(?<!\p{L})(?:(?:il|lo|la|i|gli|le|the|any|all)\s|l['’])/giu;

function asEaten(text: string): string {
  return text.replaceAll(avoided, 'senza ').replaceAll(articles, '');
}

function namedFood(text: string): NamedFood {
  const read = asEaten(text);
  const present = presentWords(read);
  return {
    text,
    ...{ eaten: present, present, known: '' },
    allergens: allergensNamedByFood(read),
    categories: meatsNamedIn(presentIngredients(read)),
    isLactoseFree: isNamedLactoseFree(read),
  };
}
