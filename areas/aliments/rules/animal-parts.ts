import { type AnimalPart, animalParts, type Category } from '../contract/taxonomy.ts';
import { isNamedByFood, presentIngredients } from './named-allergens.ts';
import { meatsNamedIn } from './named-meats.ts';
import { isNamedUnlessVegan } from './named-unless-vegan.ts';

/**
 * Words of foods that are made of animals, though no name of an animal is in theirs, as regular expressions of normalized words in Italian
 * and English. Decision 75 has the sources and what was left out.
 *
 * `gelatine`: with collagen. Of which animal it is, is not known: `colla di pesce` is made of pigs or cattle, too. Jellies of fruit are made
 * with pectin. `rennet`: the production rules of the cheese prescribe rennet of calves, lambs or kids. `insects`: with carmine (E 120).
 * `honey`: with what else bees make or collect. Syrups of plants are called so, too: `miele di fichi`.
 */
const names: Readonly<Record<'gelatine' | 'rennet' | 'insects' | 'honey', string>> = {
  gelatine:
    'gelatin(?:[ae]|es)?(?! (?:di (?!pesce|maiale|suino|bovin[oa]|manzo|carne)|d |al |all |alla |alle |ai |agli ))|colla di pesce|aspic|' +
    'isinglass|marshmallows?|caramell[ae] gommos[ae]|ors(?:i|etti) gommosi|gumm[iy] (?:bears?|cand(?:y|ies)|sweets?)|jello|' +
    'collagene|collagen',
  rennet:
    'parmigiano|parmesan|grana padano|pecorino romano|gorgonzola|taleggio|fiore sardo|' +
    '(?:caglio|presame) (?:animale|di vitello|di agnello|di capretto)|animal rennet|calf rennet',
  insects:
    '(?:farin[ae]|polver[ei]|protein[ae]) di (?:grill[oi]|insett[oi]|tarme|larve|locuste)|grilli|locuste|insett[oi]|larve|tarme della farina|' +
    'cricket (?:flour|powder|protein)|crickets|insects?|mealworms?|locusts?(?! bean)|cocciniglia|carminio|acido carminico|e120|(?:colorante|coloranti|additivo|additivi|colou?r)(?: ,)? e 120|cochineal|carmine',
  honey:
    'miel[ei](?! (?:di|d) (?:fichi|datteri|carrub[ae]|agave|cocco|canna) )|(?<!(?:date|fig|coconut) )honey(?! ?(?:dew|melon|locust))|honeycomb|melat[ae] (?:di|d) \\S+|' +
    'pappa reale|royal jelly|propoli|propolis|polline|bee pollen|cera d api|beeswax|e901|idromele',
};

/** Names that have one of these in theirs and are made without it or only like it. */
const others =
  / (?:fruit|berry|apple|grape|redcurrant|quince|agar|vegetable) gelatines?(?= )| (?:marshmallows?|caramell[ae] gommos[ae])(?: \S+)? (?:alla|con) pectina(?= )| (?:tipo|stile|gusto|alternativa al) (?:parmigiano|grana padano|gorgonzola)(?= )| parmesan style(?= )/g;

/** Sauces and dishes that are made with fish without naming it. Recipes of tapenade differ; dashi of seaweed or mushrooms has none. */
const madeOfFish =
  'worcester|worcestershire|garum|colatura|nuoc mam|nam pla|dashi(?! (?:(?:di|d) )?(?:alga|alghe|kombu|shiitake) )|katsuobushi|taramasalata';

const patterns = (['gelatine', 'rennet', 'insects', 'honey'] as const).map(
  (part) => [part, new RegExp(` (?:${names[part]})(?= )`, 'g')] as const,
);
const fishPattern = new RegExp(` (?:${madeOfFish})(?= )`, 'g');

const fish = ['fish', 'crustaceans', 'molluscs'] as const;

/**
 * What of an animal the names of a food say that it is made of. What it is said not to have and what it imitates is left out: `senza
 * gelatina`, `burger di ceci`.
 */
export function animalPartsIn({ name, name_en, category }: NamedFood): AnimalPart[] {
  const found = new Set([name, name_en].flatMap((one) => readName(one).parts));
  const isImitation = (part: AnimalPart) => category === 'plant_based' && (part === 'meat' || part === 'fish');
  return animalParts.filter((part) => found.has(part) && !isImitation(part));
}

/** The categories of meat and fish that the names of a food of another category say that it has: `pizza al prosciutto`, `strutto`. */
export function animalCategoriesIn(food: NamedFood): Category[] {
  if (food.category === 'plant_based') return [];
  return [food.name, food.name_en].flatMap((one) => readName(one).categories);
}

interface NamedFood {
  name: string;
  name_en: string;
  category: Category;
}

interface ReadName {
  parts: readonly AnimalPart[];
  categories: readonly Category[];
}

/** Cache of names that were read: every list of foods is checked again for each client. Emptied when it is full. */
const recentNames = new Map<string, ReadName>();
const mostRecent = 5000;

function readName(name: string): ReadName {
  const known = recentNames.get(name);
  if (known) return known;
  const present = presentIngredients(name);
  const ofFish = fish.some((one) => isNamedByFood(name, one)) ? (['fish'] as const) : [];
  const parts = [...ofFish, ...animalPartsNamedIn(present)];
  const categories = [...meatsNamedIn(present), ...(parts.includes('fish') ? (['fish_seafood'] as const) : [])];
  const read = { parts, categories };
  if (recentNames.size >= mostRecent) recentNames.clear();
  recentNames.set(name, read);
  return read;
}

/** The same for normalized words between two spaces, such as a part of a note, of which names of fish are read as allergens. */
export function animalPartsNamedIn(padded: string): AnimalPart[] {
  const text = padded.replaceAll(others, ' ');
  const isNamed = (animalNames: RegExp, isEatenByVegetarians = false) =>
    text.search(animalNames) !== -1 && isNamedUnlessVegan(text, animalNames, isEatenByVegetarians);
  return [
    ...(meatsNamedIn(padded).length > 0 ? (['meat'] as const) : []),
    ...(isNamed(fishPattern) ? (['fish'] as const) : []),
    ...patterns.flatMap(([part, pattern]) => (isNamed(pattern, part === 'honey') ? part : [])),
  ];
}
