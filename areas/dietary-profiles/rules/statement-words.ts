import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import type { Diet } from './checked-aliment.ts';
import { type NamedStatement, statementsNamedIn } from './unstated.ts';

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
  },
  en: {
    vegan: 'Vegan',
    vegetarian: 'Vegetarian',
    pescatarian: 'Pescatarian',
    gluten_free: 'Gluten-free',
    lactose_free: 'Lactose-free',
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
  return [...listed('allergy'), ...listed('intolerance'), ...diets].join('. ');
}

/** A food besides the 14 allergens to which a text names an allergy or intolerance. */
export interface OtherFood {
  name: string;
  severity: 'allergy' | 'intolerance';
}

/** The food behind “allergica al”, “intolerance to”, except behind a denial. */
const foodOfAllergy =
  /(?<!(?<!\p{L})(?:non|not|mai|never|no)\s(?:\p{L}{1,12}\s){0,2})(?<!\p{L})(allerg|intoller|intoler)\p{L}{0,8}\s{1,3}(?:(?:al|alla|allo|ai|agli|alle|a|to)\s{1,3}(?:the\s{1,3})?|all['’]\s?)(\p{L}+)/giu;

/** The foods besides the 14 allergens to which a text names an allergy or intolerance: “allergica al kiwi”. */
export function otherFoodsIn(text: string): OtherFood[] {
  return [...text.matchAll(foodOfAllergy)].flatMap(([phrase, kind = '', name = '']) =>
    statementsNamedIn(phrase).length > 0
      ? []
      : { name: name.toLowerCase(), severity: kind.toLowerCase() === 'allerg' ? 'allergy' : 'intolerance' },
  );
}
