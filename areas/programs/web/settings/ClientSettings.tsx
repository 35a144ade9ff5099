import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
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
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened && !wasOpened) setWasOpened(true);

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
      {wasOpened && (
        <Suspense fallback={null}>
          <ClientSettingsDrawer clientId={clientId} opened={opened} onClose={() => onChange(false)} />
        </Suspense>
      )}
    </>
  );
}
