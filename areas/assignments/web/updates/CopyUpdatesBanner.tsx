import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

export function CopyUpdatesBanner({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useTexts('assignments');
  const open = (
    <Button variant="default" size="xs" onClick={onOpen}>
      {t('updates.open')}
    </Button>
  );
  return (
    <Banner tone="info" icon={IconUsers} role="status" actions={open}>
      {t('updates.outdated', { count })}
    </Banner>
  );
}
