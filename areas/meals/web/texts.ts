import type { Alternative, MacroName, TypedPortion, UsedAliment } from '#areas/aliments/contract.ts';
import { amountIn, type Portion } from '#areas/aliments/rules/nutrients.ts';
import { countedMeasure, halvesText } from '#areas/aliments/rules/measure-text.ts';
import { quantityText } from '#areas/aliments/rules/quantity-text.ts';
import { macroText, type ShownTotals, unknownTotal } from '#areas/aliments/rules/total-text.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { eatenPortionsText } from '#areas/recipes/rules/eaten-portions-text.ts';
import type { Meal, MealComponent } from '#areas/meal-plans/contract.ts';
import { formatNumber, formatShortDate } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { mealProblems } from '../contract.ts';

/** Words of names that say raw or cooked, in both languages. */
const formWords = /\b(crud|cott|raw|cooked|boiled|baked|grilled)/i;

type Food = Pick<Alternative, 'aliment' | 'quantity' | 'portion'> & { custom_name?: string; custom_name_en?: string };

/** Texts of meals and foods in the language of the user. Screens load the texts of `aliments`. */
export function useMealTexts() {
  const t = useTexts(['meals', 'aliments']);
  const toTaste = t('aliments:toTaste');
  const { language } = useLanguage();
  const inLanguage = (text: string, text_en: string) => nameIn(language, { name: text, name_en: text_en }).trim();
  const measureText = (portion: TypedPortion) =>
    `${formatNumber(portion.count, 2)} ${countedMeasure(portion, portion.count, language)}`;

  const gramsText = (grams: number) => t('grams', { value: formatNumber(grams, grams < 10 ? 1 : 0) });

  const titleOf = ({
    meal_title,
    meal_title_en,
    meal_type,
  }: Pick<Meal, 'meal_title' | 'meal_title_en' | 'meal_type'>) =>
    inLanguage(meal_title, meal_title_en) || t(`mealTypes.${meal_type}`);

  return {
    t,
    inLanguage,
    titleOf,
    /** A meal of a date, for messages that point at it; the server checks it and has its own label. */
    aboutMeal: (meal: Meal, { publishedId, date }: { publishedId: string; date: string }) => ({
      kind: 'meal',
      id: publishedId,
      part: `${date}.${meal.id}`,
      label: `${titleOf(meal)} · ${formatShortDate(date)}`,
    }),
    foodName: ({ aliment, custom_name = '', custom_name_en = '' }: Pick<Food, 'aliment'> & Partial<Food>) =>
      inLanguage(custom_name, custom_name_en) || nameIn(language, aliment),
    quantityText: (food: Pick<Food, 'quantity' | 'portion'>) => quantityText(food, { toTaste, gramsText, measureText }),
    /** The amount of a nutrient in a food; empty when it is not known or hidden. */
    nutrientText: (food: Portion, nutrient: MacroName) => {
      const amount = amountIn(food, nutrient);
      if (amount === null) return '';
      return nutrient === 'calories' ? t('kcal', { value: formatNumber(amount, 0) }) : gramsText(amount);
    },
    /** Whether the grams are raw or cooked ones; empty when the name of the food says it. */
    formText: ({ name, name_en, form }: Pick<UsedAliment, 'name' | 'name_en' | 'form'>) =>
      form === 'as_sold' || formWords.test(nameIn(language, { name, name_en })) ? '' : t(`forms.${form}`),
    /** How much of a recipe a meal has; empty when it is not known. */
    eatenPortionsText: (recipe: NonNullable<MealComponent['recipe']>, ingredients: MealComponent['components']) =>
      eatenPortionsText(recipe, ingredients, { t, number: (value) => formatNumber(value, 2) }),
    /** `2½ fette`, for counts that are rounded to halves. */
    piecesText: (count: number, label: { label: string; label_en: string }) =>
      `${halvesText(count)} ${countedMeasure(label, count, language)}`,
    /** Why the server refused something: the text of a problem of this area, or the message as it is. */
    rejectionText: (rejection: string) =>
      rejection in mealProblems
        ? t(`problems.${rejection as keyof typeof mealProblems}`)
        : rejection || t('sync.refused'),
  };
}

export function amountText(amount: number | null): string {
  return amount === null ? unknownTotal : formatNumber(amount, 0);
}

/** A total of a meal or a day: `≥ 62` where food is missing in it. */
export function totalText(totals: ShownTotals, name: MacroName): string {
  return macroText(totals, name, amountText);
}
