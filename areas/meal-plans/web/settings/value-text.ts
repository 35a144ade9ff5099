import type { TFunction } from 'i18next';
import { mealTypes } from '../../contract.ts';
import type { MealPlanSettingName, MealPlanSettings } from '../../contract/settings.ts';

export type SettingValue = MealPlanSettings[MealPlanSettingName];

/** Texts of the settings; the names of formulas and activity levels are those of `macros`. */
type SettingTexts = TFunction<['meal-plans', 'macros']>;

/** Formats the value of a setting for the button that resets it: `sì`, `5 %`, `Colazione, Pranzo, Cena`. */
export function valueText(t: SettingTexts, name: MealPlanSettingName, value: SettingValue): string {
  if (typeof value === 'boolean') return t(value ? 'settings.yes' : 'settings.no');
  if (name === 'tolerancePercent') return `${value} %`;
  if (name === 'toleranceKcal') return `${value} kcal`;
  if (Array.isArray(value)) {
    const named = mealTypes.filter((meal) => value.includes(meal)).map((meal) => t(`mealTypes.${meal}`));
    return named.join(', ') || t('settings.noMeals');
  }
  if (name === 'bmrFormula') return t(`macros:formulas.${value as MealPlanSettings['bmrFormula']}`);
  if (name === 'activityLevel') return t(`macros:activities.${value as MealPlanSettings['activityLevel']}`);
  if (name === 'pdfLanguage') return t(`settings.languages.${value as MealPlanSettings['pdfLanguage']}`);
  return value === '' ? t('settings.empty') : String(value);
}
