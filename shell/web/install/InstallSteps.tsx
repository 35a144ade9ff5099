import { Button, List, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTexts } from '../texts/texts.ts';
import { install, installMethod } from './install-prompt.ts';

/** A button that installs the app, or the steps of browsers that have none. */
export function InstallSteps({ onInstall }: { onInstall?: () => void }) {
  const t = useTexts('shell');
  const method = installMethod();
  if (method === 'button')
    return (
      <Button
        size="md"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void install().then(onInstall)}
      >
        {t('install.button')}
      </Button>
    );

  return (
    <Stack gap="sm">
      <List type="ordered" spacing="xs" size="sm">
        {([1, 2, 3] as const).map((step) => (
          <List.Item key={step}>{t(`install.${method}.${step}`)}</List.Item>
        ))}
      </List>
    </Stack>
  );
}
