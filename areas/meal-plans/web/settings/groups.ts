import type { MealPlanSettingName } from '../../contract/settings.ts';
import type texts from '../../texts/it.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'meal-plans': typeof texts;
  }
}

/** Groups of settings in the order of the screen. */
export const groups = [
  { name: 'client', settings: ['showsCalories', 'showsMacros'] },
  {
    name: 'writing',
    settings: [
      'newDayMeals',
      'include_alternatives_in_macro',
      'bmrFormula',
      'activityLevel',
      'tolerancePercent',
      'toleranceKcal',
    ],
  },
  { name: 'pdf', settings: ['pdfLanguage', 'pdfHeading', 'pdfNote'] },
  { name: 'qualification', settings: ['requiresQualification'] },
] as const satisfies { name: string; settings: MealPlanSettingName[] }[];

/** Settings that have no other value for a single client. */
export const accountOnly: readonly MealPlanSettingName[] = ['requiresQualification'];

/** Settings whose control takes the full width. */
export const wide: readonly MealPlanSettingName[] = [
  'newDayMeals',
  'pdfHeading',
  'pdfNote',
  'bmrFormula',
  'activityLevel',
];
