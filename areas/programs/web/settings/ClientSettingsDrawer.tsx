import { Drawer, Skeleton, Text } from '@mantine/core';
import { clientRoutes } from '#areas/clients/contract.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { SettingsLoadError } from './ProgramSettingsSection.tsx';
import { useClientProgramSettings } from './queries.ts';
import { SettingGroups } from './SettingGroups.tsx';

interface ClientSettingsDrawerProps {
  clientId: string;
  opened: boolean;
  onClose: () => void;
}

/** Settings of one client, each with its source. */
export function ClientSettingsDrawer({ clientId, opened, onClose }: ClientSettingsDrawerProps) {
  const t = useTexts('programs');
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
      <LoadedSettings clientId={clientId} />
    </Drawer>
  );
}

function LoadedSettings({ clientId }: { clientId: string }) {
  const { data, error, refetch } = useClientProgramSettings(clientId);
  const name = useApiQuery(clientRoutes.detail, { id: clientId }).data?.client.name;
  if (data && name) {
    const [firstName = name] = name.split(' ');
    return <SettingGroups scope={{ settings: data.settings, client: { id: clientId, name: firstName } }} />;
  }
  return error ? <SettingsLoadError onRetry={() => void refetch()} /> : <Skeleton height={700} />;
}
