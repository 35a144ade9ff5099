import { Title } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import classes from './ProgramPdf.module.css';

/** A link that is over or whose program is gone. */
export function ExpiredLink() {
  const t = useTexts('programs');
  useScreenTitle(t('pdf.title'));

  return (
    <div className={classes['expired']}>
      <Title order={1}>{t('pdf.expiredTitle')}</Title>
      <EmptyState text={t('pdf.expired')} />
    </div>
  );
}
