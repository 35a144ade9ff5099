import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from '../widgets/Dialog.tsx';
import { InstallSteps } from './InstallSteps.tsx';

/** Offers to install the app. */
export function InstallDialog() {
  const t = useTexts('shell');
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);

  return (
    <Dialog opened={isOpen} onClose={close} title={t('install.title')}>
      <Stack gap="md">
        <Text size="sm">{t('install.text')}</Text>
        <InstallSteps onInstall={close} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('install.later')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
