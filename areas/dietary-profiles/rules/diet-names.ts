import { wordsOf } from '#shell/common/normalize-text.ts';
import { followedDiets } from '../contract.ts';
import type { Diet } from './checked-aliment.ts';

/** Words of people who follow a diet or need it for a disease, as regular expressions, in Italian and English, without accents. */
const dietNames: Readonly<Record<Diet, string>> = {
  vegan: 'vegan\\w*',
  vegetarian: 'vegetarian\\w*',
  pescatarian: 'pesc[ae]tarian\\w*|pesco ?vegetarian\\w*',
  gluten_free: 'co?eliac\\w*|glutine|gluten|dermatite erpetiforme|dermatitis herpetiformis',
  lactose_free: 'lattosio|delattosat\\w*|lactose|lattasi|lactase|ipolattasia',
  // The systemic nickel allergy syndrome.
  low_nickel: 'nichel|nickel|snas',
};

const patternOf = (diet: Diet) => new RegExp(` (?:${dietNames[diet]}) `);
const patterns: Readonly<Record<Diet, RegExp>> = {
  vegan: patternOf('vegan'),
  vegetarian: patternOf('vegetarian'),
  pescatarian: patternOf('pescatarian'),
  gluten_free: patternOf('gluten_free'),
  lactose_free: patternOf('lactose_free'),
  low_nickel: patternOf('low_nickel'),
};
const pescatarians = new RegExp(` (?:${dietNames.pescatarian})(?= )`, 'g');

/** “Non sono celiaca”, “non sono allergica al nichel”, “I am not vegan”, “no vegan”. What is not eaten is not denied: “no glutine”. A “no” behind words answers these. */
const denied =
  / (?:(?:non (?:sono|sia|e|ho|soffro di|seguo)|not) |(?<=^ )no )(?:piu |una |la |a |dieta )*(?:(?:co?eliac|vegan|vegetarian|pescetarian|pescatarian)\w*|(?:allergi|intolleran|allerg|intoleran)\w* (?:al|to) (?:nichel|nickel))(?= )/g;

/** What divides the statements of a text: “allergie: no, celiachia: sì”. */
const dividers = /[.,;:()\n!?/]+|\s[-–]\s/;

/** The diets that a text names and does not deny, in the order of the catalogue of diets. */
export function dietsNamedIn(text: string): Diet[] {
  const parts = text.split(dividers).map(withoutDeniedDiets);
  return followedDiets.filter((diet) => parts.some((part) => isDietNamedIn(part, diet)));
}

function isDietNamedIn(part: string, diet: Diet): boolean {
  const named = ` ${part} `;
  return patterns[diet].test(diet === 'pescatarian' ? named : named.replaceAll(pescatarians, ' '));
}

/** The normalized words of a part of a text, without the diets that the person does not follow or whose disease they do not have. */
export function withoutDeniedDiets(part: string): string {
  return ` ${wordsOf(part).join(' ')} `.replaceAll(denied, ' ').trim();
}
