import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

interface CopyUpdatesBannerProps {
  text: string;
  onOpen: () => void;
  /** Hides the banner until the template changes again; without it the banner stays. */
  onDismiss?: () => void;
}

/** Banner with the button that opens the dialog, and one that hides the banner. */
export function CopyUpdatesBanner({ text, onOpen, onDismiss }: CopyUpdatesBannerProps) {
  const t = useTexts('assignments');
  const actions = (
    <>
      <Button variant="default" size="xs" onClick={onOpen}>
        {t('updates.open')}
      </Button>
      {onDismiss && (
        <Button variant="subtle" size="xs" aria-label={t('updates.dismissHelp')} onClick={onDismiss}>
          {t('updates.dismiss')}
        </Button>
      )}
    </>
  );
  return (
    <Banner tone="info" icon={IconUsers} role="status" actions={actions}>
      {text}
    </Banner>
  );
}
