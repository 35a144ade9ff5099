import { Drawer, Text } from '@mantine/core';
import { useClientName } from '#areas/clients/web/public.tsx';
import { useApiQuery } from '#shell/web/api/query.ts';
import { firstNameOf } from '#shell/common/names.ts';
import { LoadedSettings } from '#shell/web/settings/LoadedSettings.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { programSettingsRoutes as routes } from '../../contract/settings-routes.ts';
import { SettingGroups } from './SettingGroups.tsx';

interface ClientSettingsDrawerProps {
  clientId: string;
  opened: boolean;
  onClose: () => void;
}

/** Settings of one client, each with its source. */
export function ClientSettingsDrawer({ clientId, opened, onClose }: ClientSettingsDrawerProps) {
  const t = useTexts('programs');
  const { data, error, refetch } = useApiQuery(routes.clientSettings, { id: clientId });
  const firstName = firstNameOf(useClientName(clientId));
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={520}
      title={<Text fw={700}>{t('settings.client.open')}</Text>}
      closeButtonProps={{ 'aria-label': t('settings.client.close') }}
    >
      <Text size="sm" c="dimmed" mb="lg">
        {t('settings.client.description')}
      </Text>
      <LoadedSettings query={{ data: firstName ? data : undefined, error, refetch }} height={900}>
        {({ settings }) => <SettingGroups scope={{ routes, settings, client: { id: clientId, name: firstName } }} />}
      </LoadedSettings>
    </Drawer>
  );
}
