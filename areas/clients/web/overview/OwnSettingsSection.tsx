import { firstNameOf } from '#shell/common/names.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useMay } from '#shell/web/session.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { useIsSecretary } from '../queries.ts';
import { clientSettingRoutes as routes } from '../../contract/settings.ts';
import { ClientSettingRows } from '../settings/ClientSettingRows.tsx';

/** The settings of one client, each with its source. Hidden from secretaries: the settings are a part of the care. */
export function OwnSettingsSection({ client: { id, name, withdrawnConsents } }: { client: Client }) {
  const t = useTexts('clients');
  const mayUpdate = useMay()('update clients');
  const enabled = !useIsSecretary() && mayUpdate;
  const query = useApiQuery(routes.clientSettings, { id }, { enabled });
  if (!enabled) return null;

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
