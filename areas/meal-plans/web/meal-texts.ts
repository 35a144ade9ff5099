import { formatNumber } from '#shell/web/texts/formats.ts';
import { isHouseholdMeasure } from '#areas/aliments/rules/household-measures.ts';
import { countedMeasure } from '#areas/aliments/rules/measure-text.ts';
import { macroText, type ShownTotals, unknownTotal } from '#areas/aliments/rules/total-text.ts';
import type { MacroName, TypedPortion } from '#areas/aliments/contract.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import type { Day, Meal } from '../contract.ts';
import type { AverageOfDays } from '../contract/assigned.ts';

/** Shown for a value that is not measured; it is never shown as 0. */
export const unknownText = unknownTotal;

/** Texts of meals and quantities in the language of the user. */
export function useMealTexts() {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  /** The name of a day; without one its weekday, or its number in the meal plan, as in `Giorno 3`. */
  const dayTitleOf = ({ name, weekday }: Pick<Day, 'name' | 'weekday'>, number: number): string =>
    name.trim() || (weekday ? t(`weekdaysLong.${weekday as 1}`) : t('editor.day.numbered', { number }));

  /** `Sabato e Domenica (pasto libero), Giorno 9 (senza alimenti nel conto)`, `30 giorni (pasto libero)`; empty for none. */
  function leftOutText(leftOut: AverageOfDays['leftOut']): string {
    const list = new Intl.ListFormat(language);
    return leftOut
      .map(({ reason, days, isNamed }) => {
        const titles = days.map(({ day, number }) => dayTitleOf(day, number));
        return t(`leftOut.${reason}`, {
          days: isNamed ? list.format(titles) : t('leftOut.days', { count: days.length }),
        });
      })
      .join(', ');
  }

  return {
    dayTitleOf,
    /** The title of a meal, or its type without one. */
    titleOf({
      meal_title,
      meal_title_en,
      meal_type,
    }: Pick<Meal, 'meal_title' | 'meal_title_en' | 'meal_type'>): string {
      const title = language === 'en' ? meal_title_en || meal_title : meal_title || meal_title_en;
      return title.trim() || t(`mealTypes.${meal_type}`);
    },
    leftOutText,
    /** `1.850 kcal al giorno, media su 5 giorni, senza Sabato (pasto libero)`. */
    averageText(calories: string, { countedDays: count, leftOut }: AverageOfDays): string {
      return leftOut.length === 0
        ? t('averageKcal', { calories })
        : t('averageKcalOfDays', { calories, count, leftOut: leftOutText(leftOut) });
    },
    /** `2 cucchiai`; empty for grams. */
    measureText(portion: TypedPortion | null): string {
      if (!portion || !isHouseholdMeasure(portion)) return '';
      return `${formatNumber(portion.count, 2)} ${countedMeasure(portion, portion.count, language)}`;
    },
  };
}

/** Energy as a whole number. */
export function kcalText(calories: number | null): string {
  return calories === null ? unknownText : formatNumber(calories, 0);
}

/** Energy of totals: `≥ 1.450` where food is missing in them. */
export function totalKcalText(totals: ShownTotals): string {
  return macroText(totals, 'calories', kcalText);
}

/** Grams of a macronutrient in totals: `≥ 62,5` where food is missing in them. */
export function totalGramsText(totals: ShownTotals, name: MacroName): string {
  return macroText(totals, name, gramsText);
}

/** Grams of a macronutrient. */
export function gramsText(grams: number | null): string {
  return grams === null ? unknownText : formatNumber(grams, 1);
}
