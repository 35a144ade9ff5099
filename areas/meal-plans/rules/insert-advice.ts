import { typedNumber } from '#areas/aliments/rules/typed-number.ts';
import type { Language } from '#shell/common/fields.ts';
import { limits, type MealPlan } from '../contract.ts';

interface AdviceAdded {
  mealPlan: MealPlan;
  /** The number of lines that found no room in the description. */
  missing: number;
}

/**
 * Adds lines that are about all days and meals at the end of the description in the language of their reader. Water of a day is the target
 * of a meal plan that has none; what the line says besides the amount stays a line.
 */
export function withAdviceAdded(before: MealPlan, texts: readonly string[], language: Language): AdviceAdded {
  const field = language === 'it' ? 'description' : 'description_en';
  let mealPlan = before;
  let missing = 0;
  for (const text of texts) {
    const water = mealPlan.waterMl === null ? waterOf(text, language) : null;
    if (water) mealPlan = { ...mealPlan, waterMl: water.ml };
    const description = mealPlan[field];
    if (water?.isAll || description.split('\n').includes(text)) continue;
    const longer = [description, text].filter(Boolean).join('\n');
    if (longer.length > limits.descriptionLength) missing += 1;
    else mealPlan = { ...mealPlan, [field]: longer };
  }
  return { mealPlan, missing };
}

const waterLine =
  /^(?:acqua|water|idratazione|hydration|bere|drink)\s?:?\s(?<before>(?:(?:almeno|circa|at least|about)\s)?)(?<amount>\d{1,4}(?:[.,]\d{1,3})?)\s?(?:(?<litres>litr[oi]|l|lt|lit(?:er|re)s?)|ml)(?!\p{L})(?<behind>.{0,60})$/iu;
const aDay =
  /^(?:\s(?:di acqua|d['’]acqua|of water))?(?:\s?(?:al giorno|al dì|ogni giorno|\/\s?(?:die|giorno|day)|die|a day|per day|every day|daily))?[\s.]*$/iu;

/** The water of `Acqua: 2 litri al giorno` in ml, and whether the line says nothing else; null for a range and other lines. */
function waterOf(text: string, language: Language): { ml: number; isAll: boolean } | null {
  const { before = '', amount = '', litres, behind = '' } = waterLine.exec(text)?.groups ?? {};
  const typed = typedNumber(amount, language);
  const ml = typed === null ? 0 : Math.round(typed * (litres === undefined ? 1 : 1000));
  if (ml < limits.leastWaterMl || ml > limits.waterMl) return null;
  return { ml, isAll: before === '' && aDay.test(behind) };
}
