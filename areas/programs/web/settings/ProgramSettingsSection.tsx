import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useProgramSettings } from './queries.ts';
import { SettingGroups } from './SettingGroups.tsx';

/** Settings of programs of the account, for its admin. */
export function ProgramSettingsSection() {
  const t = useTexts('programs');
  return (
    <Section title={t('settings.title')} subtitle={t('settings.description')}>
      <LoadedSettings />
    </Section>
  );
}

function LoadedSettings() {
  const { data, error, refetch } = useProgramSettings();
  if (data) return <SettingGroups scope={{ settings: data.settings }} />;
  return error ? <SettingsLoadError onRetry={() => void refetch()} /> : <Skeleton height={900} />;
}

export function SettingsLoadError({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('programs');
  return (
    <Stack gap="sm" align="flex-start" role="alert">
      <Text size="sm">{t('settings.failed')}</Text>
      <Button variant="default" onClick={onRetry}>
        {t('settings.retry')}
      </Button>
    </Stack>
  );
}
