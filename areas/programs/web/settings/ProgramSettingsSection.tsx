import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiResponse } from '#shell/common/route.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { programSettingsRoutes } from '../../contract/settings-routes.ts';
import { SettingGroups } from './SettingGroups.tsx';
import type { SettingsScope } from './use-setting.ts';

/** Section with the program settings of the account, for its admin. */
export function ProgramSettingsSection() {
  const t = useTexts('programs');
  const settings = useApiQuery(programSettingsRoutes.settings, {});
  return (
    <Section title={t('settings.title')} subtitle={t('settings.description')}>
      <LoadedSettings query={settings} />
    </Section>
  );
}

interface LoadedSettingsProps {
  query: UseQueryResult<ApiResponse<typeof programSettingsRoutes.settings>>;
  /** Client of the settings, missing for those of the account. The name is empty until it is loaded. */
  client?: SettingsScope['client'];
}

/** Shows the settings, with a skeleton while they load and a button that loads them again after an error. */
export function LoadedSettings({ query: { data, error, refetch }, client }: LoadedSettingsProps) {
  const t = useTexts('programs');
  if (data && client?.name !== '')
    return <SettingGroups scope={{ settings: data.settings, ...(client && { client }) }} />;
  if (!error) return <Skeleton height={900} />;
  return (
    <Stack gap="sm" align="flex-start" role="alert">
      <Text size="sm">{t('settings.failed')}</Text>
      <Button variant="default" onClick={() => void refetch()}>
        {t('settings.retry')}
      </Button>
    </Stack>
  );
}
