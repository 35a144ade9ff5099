import { firstNameOf } from '#shell/common/names.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { clientSettingRoutes as routes } from '../../contract/settings.ts';
import { ClientSettingRows } from '../settings/ClientSettingRows.tsx';

/** The settings of one client, each with its source. */
export function OwnSettingsSection({ client: { id, name, withdrawnConsents } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const query = useApiQuery(routes.clientSettings, { id }, { enabled: may('update clients') });
  if (!may('update clients')) return null;

  return (
    <Section title={t('settings.ownTitle')} subtitle={t('settings.ownDescription')}>
      <LoadedSettings query={query} height={200}>
        {({ settings }) => (
          <ClientSettingRows
            scope={{ routes, settings, client: { id, name: firstNameOf(name) } }}
            isHealthDataWithdrawn={withdrawnConsents.includes('health_data')}
          />
        )}
      </LoadedSettings>
    </Section>
  );
}
