import { IconChevronRight, IconSalad } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Advices.module.css';
import { useUnreadAdvice } from './queries.ts';

/** On Today: the newest unread advice and the number of the others. Nothing while it loads or offline. */
export function AdviceBanner() {
  const { unread = 0, latest = null } = useUnreadAdvice() ?? {};
  return latest && <Unread title={latest.title} others={unread - 1} />;
}

/** Suspends while the texts load. */
function Unread({ title, others }: { title: string; others: number }) {
  const t = useTexts('advices');
  return (
    <Link to="/my/nutritional-advices" className={classes['banner']}>
      <IconSalad size={20} aria-hidden="true" />
      <span>
        {t('banner.title', { title })}
        {others > 0 && <small>{t('banner.more', { count: others })}</small>}
      </span>
      <IconChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}
