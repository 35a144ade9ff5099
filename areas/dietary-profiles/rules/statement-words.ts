import type { Allergen } from '#areas/aliments/contract/taxonomy.ts';
import type { Diet } from './checked-aliment.ts';
import type { NamedStatement } from './unstated.ts';

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

/** The allergies, intolerances and diets in plain words, which are read as the same statements; nothing of pregnancy and breastfeeding. */
export function wordsOfStatements(statements: readonly NamedStatement[], language: Language): string {
  const listed = (severity: 'allergy' | 'intolerance') => {
    const names = statements.flatMap((one) =>
      one.kind === 'allergy' && (one.severity ?? 'allergy') === severity ? allergenWords[language][one.allergen] : [],
    );
    return names.length > 0 ? [`${severityWords[language][severity]}: ${names.join(', ')}`] : [];
  };
  const diets = statements.flatMap((one) => (one.kind === 'diet' ? dietWords[language][one.diet] : []));
  return [...listed('allergy'), ...listed('intolerance'), ...diets].join('. ');
}
