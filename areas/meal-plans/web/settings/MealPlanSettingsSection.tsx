import { useApiQuery } from '#shell/web/api/query.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { mealPlanSettingRoutes as routes } from '../../contract/settings.ts';
import { MealPlanSettingGroups } from './MealPlanSettingGroups.tsx';

/** Section with the settings of nutrition of the account, for its admin. */
export function MealPlanSettingsSection() {
  const t = useTexts('meal-plans');
  const query = useApiQuery(routes.settings, {});
  return (
    <Section title={t('settings.title')} subtitle={t('settings.description')}>
      <LoadedSettings query={query} height={1200}>
        {({ settings }) => <MealPlanSettingGroups scope={{ routes, settings }} />}
      </LoadedSettings>
    </Section>
  );
}
