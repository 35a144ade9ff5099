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

/** “Non sono celiaca”, “I am not vegan”, “no vegan”. What is not eaten is not denied: “no glutine”. A “no” behind words answers these. */
const denied =
  / (?:(?:non (?:sono|sia|e|ho|soffro di|seguo)|not) |(?<=^ )no )(?:piu |una |la |a |dieta )*(?:co?eliac|vegan|vegetarian|pescetarian|pescatarian)\w*(?= )/g;

/** What divides the statements of a text: “allergie: no, celiachia: sì”. */
const dividers = /[.,;:()\n!?/]+|\s[-–]\s/;

/** The diets that a text names and does not deny, in the order of the catalogue of diets. */
export function dietsNamedIn(text: string): Diet[] {
  const parts = text.split(dividers).map(withoutDeniedDiets);
  return diets.filter((diet) => parts.some((part) => isDietNamedIn(part, diet)));
}

function isDietNamedIn(part: string, diet: Diet): boolean {
  const pescatarian = new RegExp(` (?:${dietNames.pescatarian})(?= )`, 'g');
  const named = ` ${part} `;
  return new RegExp(` (?:${dietNames[diet]}) `).test(
    diet === 'pescatarian' ? named : named.replaceAll(pescatarian, ' '),
  );
}

/** The normalized words of a part of a text, without the diets that the person does not follow or whose disease they do not have. */
export function withoutDeniedDiets(part: string): string {
  return ` ${wordsOf(part).join(' ')} `.replaceAll(denied, ' ').trim();
}
