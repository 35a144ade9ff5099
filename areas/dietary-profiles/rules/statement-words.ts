import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Declaration } from '../contract.ts';
import type { Diet } from './checked-aliment.ts';
import { bareFoodsAmong } from './bare-foods.ts';
import { intoleranceWord } from './intolerances.ts';
import { foodsOfReactionIn } from './reactions.ts';
import { allergyWord, foodWord, partsOfSentence, sentencesOf } from './sentences.ts';
import type { NamedStatement } from '../contract/named-statement.ts';
import { statementsNamedIn } from './unstated.ts';

type Language = 'it' | 'en';

/** Words that `statementsNamedIn` reads; the word “glutine” alone would name a diet. */
const allergenWords: Readonly<Record<Language, Record<Allergen, string>>> = {
  it: {
    gluten: 'frumento',
    crustaceans: 'crostacei',
    eggs: 'uova',
    fish: 'pesce',
    peanuts: 'arachidi',
    soybeans: 'soia',
    milk: 'latte',
    nuts: 'frutta a guscio',
    celery: 'sedano',
    mustard: 'senape',
    sesame: 'sesamo',
    sulphites: 'solfiti',
    lupin: 'lupini',
    molluscs: 'molluschi',
  },
  en: {
    gluten: 'wheat',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soybeans: 'soya',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
};

const dietWords: Readonly<Record<Language, Record<Diet, string>>> = {
  it: {
    vegan: 'Vegana',
    vegetarian: 'Vegetariana',
    pescatarian: 'Pescetariana',
    gluten_free: 'Senza glutine',
    lactose_free: 'Senza lattosio',
    low_nickel: 'A basso contenuto di nichel',
  },
  en: {
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
    pescatarian: 'Pescatarian',
    gluten_free: 'Gluten-free',
    lactose_free: 'Lactose-free',
    low_nickel: 'Low in nickel',
  },
};

const severityWords = {
  it: { allergy: 'Allergia', intolerance: 'Intolleranza' },
  en: { allergy: 'Allergy', intolerance: 'Intolerance' },
} as const;

/**
 * The allergies, intolerances and diets in plain words, which are read as the same statements, and the foods besides the 14 allergens that
 * the client names; nothing of pregnancy and breastfeeding.
 */
export function wordsOfStatements(
  statements: readonly NamedStatement[],
  otherFoods: readonly OtherFood[],
  language: Language,
): string {
  const listed = (severity: 'allergy' | 'intolerance') => {
    const names = statements.flatMap((one) =>
      one.kind === 'allergy' && (one.severity ?? 'allergy') === severity ? allergenWords[language][one.allergen] : [],
    );
    const others = otherFoods.flatMap((one) => (one.severity === severity ? one.name : []));
    const all = [...names, ...others];
    return all.length > 0 ? [`${severityWords[language][severity]}: ${all.join(', ')}`] : [];
  };
  const diets = statements.flatMap((one) => (one.kind === 'diet' ? dietWords[language][one.diet] : []));
  const unwanted = otherFoods.flatMap((one) => (one.severity === null ? one.name : []));
  return [...listed('allergy'), ...listed('intolerance'), ...diets, unwanted.join(', ')].filter(Boolean).join('. ');
}

/** Words for causes of allergies that are no foods, and for such allergies. */
export const causeBesidesFood =
  /(?<!\p{L})(?:pollin\p{L}*|pollen|graminace\p{L}*|grass|erba|ambrosia|parietaria|betulla|cipress\p{L}|acar[oi]|polvere|dust|mites?|gatt\p{L}|can[ei]|cats?|dogs?|pelo|muff[ae]|mou?lds?|animali|insett\p{L}|vesp[ae]|ap[ei]|wasps?|bees?|insects?|penicillin\p{L}?|amoxicillin\p{L}?|antibiotic\p{L}*|aspirin\p{L}?|fans|nsaids?|ibuprofen\p{L}?|farmac\p{L}+|medicin\p{L}+|drugs?|medication|anestetic\p{L}|lattice|latex|profum\p{L}|cosmetic\p{L}+|sole|freddo|metall\p{L}|rinit[ei]|rhinitis|congiuntivit[ei]|asma|asthma|dermatit[ei]s?|stagional[ei]|seasonal|primaveril[ei])(?!\p{L})/iu;

/** A food besides the 14 allergens to which an answer names an allergy or intolerance; null: that the client does not eat. */
export interface OtherFood {
  name: string;
  severity: 'allergy' | 'intolerance' | null;
}

/** The food behind “allergica al”, “intolerance to”, except behind a denial. */
const foodOfAllergy =
  /(?<!(?<!\p{L})(?:non|not|mai|never|no)\s(?:\p{L}{1,12}\s){0,2})(?<!\p{L})(allerg|intoller|intoler)\p{L}{0,8}\s{1,3}(?:(?:al|alla|allo|ai|agli|alle|a|to)\s{1,3}(?:the\s{1,3})?|all['’]\s?)(\p{L}+)/giu;

/**
 * The foods besides the 14 allergens to which an answer names an allergy or intolerance, “allergica al kiwi”, or a reaction, “il kiwi mi gonfia
 * le labbra”, or “kiwi” alone where the question is about foods. Each once.
 */
export function otherFoodsIn({ question, text }: Pick<Declaration, 'question' | 'text'>): OtherFood[] {
  const ofReactions = foodsOfReactionIn(text).map((name) => ({ name, severity: 'allergy' as const }));
  const named = [...withSeverityIn(text), ...ofReactions, ...bareFoodsIn(question, text)].filter(
    ({ name }) => !causeBesidesFood.test(name),
  );
  return named.filter((one, index) => named.findIndex(({ name }) => name === one.name) === index);
}

function withSeverityIn(text: string): OtherFood[] {
  return [...text.matchAll(foodOfAllergy)].flatMap(([phrase, kind = '', name = '']) =>
    statementsNamedIn(phrase).length > 0
      ? []
      : { name: name.toLowerCase(), severity: kind.toLowerCase() === 'allerg' ? 'allergy' : 'intolerance' },
  );
}

/** Words of parts that may say that a food is eaten. */
const deniedPart = / (?:non|no|nessun\w*|niente|senza|mangio|bevo|mai|not|none|never|without|eat|drink|t) /;

/** Each word that is a food, and nothing else of the answer, in the parts that deny nothing. */
function bareFoodsIn(question: string, text: string): OtherFood[] {
  const severity: OtherFood['severity'] = allergyWord.test(question)
    ? 'allergy'
    : intoleranceWord.test(question)
      ? 'intolerance'
      : null;
  if (severity === null && !foodWord.test(question)) return [];
  return sentencesOf(text)
    .flatMap(partsOfSentence)
    .filter((part) => statementsNamedIn(part.text).length === 0)
    .map((part) => ` ${wordsOf(part.text).join(' ')} `)
    .filter((part) => !deniedPart.test(part))
    .flatMap((part) => bareFoodsAmong(part).map((name) => ({ name, severity })));
}
