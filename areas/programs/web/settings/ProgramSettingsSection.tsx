import { useApiQuery } from '#shell/web/api/query.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { programSettingsRoutes as routes } from '../../contract/settings-routes.ts';
import { SettingGroups } from './SettingGroups.tsx';

/** Section with the program settings of the account, for its admin. */
export function ProgramSettingsSection() {
  const t = useTexts('programs');
  const query = useApiQuery(routes.settings, {});
  return (
    <Section title={t('settings.title')} subtitle={t('settings.description')}>
      <LoadedSettings query={query} height={900}>
        {({ settings }) => <SettingGroups scope={{ routes, settings }} />}
      </LoadedSettings>
    </Section>
  );
}
