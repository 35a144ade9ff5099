import { IconAlertTriangle } from '@tabler/icons-react';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Program } from '../../contract/document.ts';
import { emptyDays } from '../../rules/totals.ts';
import classes from './EmptyDays.module.css';

const mostShown = 4;

/** Days without exercises are days of rest, which may be meant and may be forgotten. */
export function EmptyDays({ program: { id, weeks } }: { program: Program }) {
  const t = useTexts('programs');
  const { days, isEmpty } = emptyDays(weeks);
  if (days.length === 0 && !isEmpty) return null;

  const places = days.slice(0, mostShown).map(({ weekNumber, dayNumber }) => {
    return `${t('week.short', { number: weekNumber })} · ${t('day.title', { number: dayNumber })}`;
  });
  return (
    <div className={classes['strip']}>
      <IconAlertTriangle size={18} aria-hidden="true" />
      <div className={classes['words']}>
        <p>{isEmpty ? t('assign.emptyAll') : t('assign.emptyDays', { count: days.length })}</p>
        {!isEmpty && <small>{[places.join(', '), days.length > mostShown && '…'].filter(Boolean).join(', ')}</small>}
      </div>
      <LinkAnchor to="/programs/$id/manage" params={{ id }} inherit>
        {t('assign.complete')}
      </LinkAnchor>
    </div>
  );
}
