import { MealPlanSettingChoices } from '../../contract/settings.ts';
import { settingStore } from '#shell/server/database/setting-choices.ts';

export const mealPlanSettingChoices = settingStore(
  { account: 'meal_plan_settings', client: 'client_meal_plan_settings' },
  MealPlanSettingChoices,
);
