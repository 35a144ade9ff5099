import type { DietaryProfileDraft } from './contract.ts';

/** The profile of a client who is allergic to nuts and does not tolerate lactose. */
export const dietaryProfileExample: DietaryProfileDraft = {
  allergies: [
    { allergen: 'nuts', severity: 'allergy' },
    { allergen: 'milk', severity: 'intolerance' },
  ],
  diet: 'pescatarian',
  isGlutenFree: false,
  isLactoseFree: true,
  excludedAlimentIds: [],
  excludedCategories: ['offal'],
  excludedWords: ['cipolla', 'coriandolo'],
  isPregnant: false,
  isLactating: false,
  isPostmenopausal: null,
  note: 'Pranza in mensa dal lunedì al venerdì.',
  version: 0,
};
