import type { SavedProfile } from '../contract.ts';

/** The profile of a client about whom nothing was said. */
export const emptyProfile: SavedProfile = {
  allergies: [],
  hasNoOtherAllergies: false,
  diet: 'none',
  isGlutenFree: false,
  isLactoseFree: false,
  isLowNickel: false,
  excludedAliments: [],
  excludedCategories: [],
  excludedWords: [],
  isPregnant: false,
  isLactating: false,
  isPostmenopausal: null,
  note: '',
};
