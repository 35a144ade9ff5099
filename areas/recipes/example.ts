import type { RecipeDraft } from './contract/library.ts';

/** A recipe as a dietitian types it, without ingredients, which are foods of the account. */
export const recipeDraft: RecipeDraft = {
  name: 'Pasta al pomodoro',
  name_en: 'Pasta with tomato sauce',
  description: 'Primo piatto semplice',
  description_en: '',
  steps: [{ text: 'Cuoci la pasta in acqua salata.', text_en: 'Cook the pasta in salted water.' }],
  portions: 2,
  yieldGrams: 420,
  components: [],
};

/** An ingredient as documents store it. */
export function storedIngredient(alimentId: string, quantity: number, uuid: string): RecipeDraft['components'][number] {
  return {
    uuid,
    alimentId,
    quantity,
    portion: null,
    custom_name: '',
    custom_name_en: '',
    role: null,
    isLocked: false,
    conflictNote: '',
    alternatives: [],
  };
}
