import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './OfferStrip.module.css';

export function OfferStrip({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useTexts('programs');
  return (
    <div className={classes['strip']} role="status">
      <IconUsers size={18} aria-hidden="true" />
      <span>{t('offer.outdated', { count })}</span>
      <Button variant="default" size="xs" className={classes['open'] ?? ''} onClick={onOpen}>
        {t('offer.open')}
      </Button>
    </div>
  );
}
