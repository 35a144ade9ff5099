import type { Declaration, DietaryProfileDraft } from './contract.ts';

/** The profile of a client who is allergic to nuts and does not tolerate lactose. */
export const dietaryProfileExample: DietaryProfileDraft = {
  allergies: [
    { allergen: 'nuts', severity: 'allergy' },
    { allergen: 'milk', severity: 'intolerance' },
  ],
  diet: 'pescatarian',
  isGlutenFree: false,
  isLactoseFree: true,
  isLowNickel: false,
  excludedAlimentIds: [],
  excludedCategories: ['offal'],
  excludedWords: ['cipolla', 'coriandolo'],
  isPregnant: false,
  isLactating: false,
  isPostmenopausal: null,
  note: 'Pranza in mensa dal lunedì al venerdì.',
  version: 0,
};

/** What a client answered to the ready-made first survey. */
export const declarationExample: Declaration = {
  checkInId: '0199a000-0000-7000-8000-00000000d001',
  questionId: '0199a000-0000-7000-8000-00000000d002',
  sentAt: '2026-02-01T10:00:00.000Z',
  question: 'Quali? Sono state accertate da un medico?',
  text: 'Noci, orticaria',
  source: 'survey',
};
