import { Title } from '@mantine/core';
import { useTexts } from '../texts/texts.ts';
import { EmptyState } from '../widgets/EmptyState.tsx';
import { useScreenTitle } from '../widgets/screen-title.ts';
import classes from './Pdf.module.css';

/** Shown for a link that has expired, or whose document was deleted or withdrawn. The server answers both alike, so that it does not reveal which. */
export function ExpiredLink() {
  const t = useTexts('pdf');
  useScreenTitle(t('title'));

  return (
    <div className={classes['expired']}>
      <Title order={1}>{t('expiredTitle')}</Title>
      <EmptyState text={t('expired')} />
    </div>
  );
}
