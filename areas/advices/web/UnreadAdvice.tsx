import { IconChevronRight, IconSalad } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Advices.module.css';

/** A link to unread advice: the newest title and the number of the others. Suspends while the texts load. */
export function UnreadAdvice({ title, others }: { title: string; others: number }) {
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
