import { diets } from '#areas/aliments/contract/taxonomy.ts';
import { wordsOf } from '#shell/common/normalize-text.ts';
import type { Diet } from './checked-aliment.ts';

/** Words of people who follow a diet or need it for a disease, as regular expressions, in Italian and English, without accents. */
const dietNames: Readonly<Record<Diet, string>> = {
  vegan: 'vegan\\w*',
  vegetarian: 'vegetarian\\w*',
  pescatarian: 'pesc[ae]tarian\\w*|pesco ?vegetarian\\w*',
  gluten_free: 'co?eliac\\w*|glutine|gluten|dermatite erpetiforme|dermatitis herpetiformis',
  lactose_free: 'lattosio|delattosat\\w*|lactose|lattasi|lactase|ipolattasia',
};

/** “Non sono celiaca”, “I am not vegan”. What is not eaten is not denied: “no glutine”. */
const denied =
  / (?:non (?:sono|sia|e|ho|soffro di|seguo)|not|no) (?:piu |una |la |a |dieta )*(?:co?eliac|vegan|vegetarian|pescetarian|pescatarian)\w*(?= )/g;

/** The diets that a text names and does not deny, in the order of the catalogue of diets. */
export function dietsNamedIn(text: string): Diet[] {
  const named = ` ${wordsOf(text).join(' ')} `.replaceAll(denied, ' ');
  const withoutPescatarian = named.replaceAll(new RegExp(` (?:${dietNames.pescatarian})(?= )`, 'g'), ' ');
  return diets.filter((diet) =>
    new RegExp(` (?:${dietNames[diet]}) `).test(diet === 'pescatarian' ? named : withoutPescatarian),
  );
}

/** Whether a text says that the person does not follow a diet or does not have its disease. */
export function deniesDiet(text: string): boolean {
  return ` ${wordsOf(text).join(' ')} `.search(denied) !== -1;
}
