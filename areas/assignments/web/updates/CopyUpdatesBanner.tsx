import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

interface CopyUpdatesBannerProps {
  text: string;
  onOpen: () => void;
}

/** Banner with the button that opens the dialog. */
export function CopyUpdatesBanner({ text, onOpen }: CopyUpdatesBannerProps) {
  const t = useTexts('assignments');
  const open = (
    <Button variant="default" size="xs" onClick={onOpen}>
      {t('updates.open')}
    </Button>
  );
  return (
    <Banner tone="info" icon={IconUsers} role="status" actions={open}>
      {text}
    </Banner>
  );
}
