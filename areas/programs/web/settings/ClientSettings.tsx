import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy } from 'react';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { iconOnPhone } from '#shell/web/widgets/icon-on-phone.ts';

const ClientSettingsDrawer = lazy(async () => ({
  default: (await import('./ClientSettingsDrawer.tsx')).ClientSettingsDrawer,
}));

interface ClientSettingsProps {
  clientId: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
}

/** Button that opens the settings of a client; only an icon on a phone. */
export function ClientSettings({ clientId, opened, onChange }: ClientSettingsProps) {
  const t = useTexts('programs');

  return (
    <>
      <Button
        variant="default"
        aria-label={t('settings.client.open')}
        classNames={iconOnPhone}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
        onClick={() => onChange(true)}
      >
        {t('settings.client.open')}
      </Button>
      <LoadedWhen needed={opened}>
        <ClientSettingsDrawer clientId={clientId} opened={opened} onClose={() => onChange(false)} />
      </LoadedWhen>
    </>
  );
}
