import { Drawer, Text } from '@mantine/core';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { programSettingsRoutes } from '../../contract/settings-routes.ts';
import { LoadedSettings } from './ProgramSettingsSection.tsx';

interface ClientSettingsDrawerProps {
  clientId: string;
  opened: boolean;
  onClose: () => void;
}

/** Settings of one client, each with its source. */
export function ClientSettingsDrawer({ clientId, opened, onClose }: ClientSettingsDrawerProps) {
  const t = useTexts('programs');
  const settings = useApiQuery(programSettingsRoutes.clientSettings, { id: clientId });
  const name = useApiQuery(clientRoutes.detail, { id: clientId }).data?.client.name;
  const [firstName = ''] = name?.split(' ') ?? [];
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
      <LoadedSettings query={settings} client={{ id: clientId, name: firstName }} />
    </Drawer>
  );
}
