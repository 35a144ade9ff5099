import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

export function OfferBanner({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useTexts('programs');
  const open = (
    <Button variant="default" size="xs" onClick={onOpen}>
      {t('offer.open')}
    </Button>
  );
  return (
    <Banner tone="info" icon={IconUsers} role="status" actions={open}>
      {t('offer.outdated', { count })}
    </Banner>
  );
}
