import { useApiQuery } from '#shell/web/api/query.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { clientSettingRoutes as routes } from '../../contract/settings.ts';
import { ClientSettingRows } from './ClientSettingRows.tsx';

/** The settings of all clients, in the settings of the admin. */
export function ClientSettingsSection() {
  const t = useTexts('clients');
  const query = useApiQuery(routes.settings, {});
  return (
    <Section title={t('settings.title')} subtitle={t('settings.description')}>
      <LoadedSettings query={query} height={240}>
        {({ settings }) => <ClientSettingRows scope={{ routes, settings }} />}
      </LoadedSettings>
    </Section>
  );
}
