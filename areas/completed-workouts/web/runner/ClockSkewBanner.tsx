import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './Runner.module.css';

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

/** The phone's clock was wrong: the sets stand at the right time all the same. */
export function ClockSkewBanner({ aheadSeconds }: { aheadSeconds: number }) {
  const t = useTexts('completed-workouts');
  if (aheadSeconds === 0) return null;
  const seconds = Math.abs(aheadSeconds);
  const by =
    seconds >= daySeconds
      ? t('clockNotice.days', { count: Math.round(seconds / daySeconds) })
      : seconds >= hourSeconds
        ? t('clockNotice.hours', { count: Math.round(seconds / hourSeconds) })
        : t('clockNotice.minutes', { count: Math.round(seconds / 60) });

  return (
    <p className={classes['note']} role="status">
      {t(aheadSeconds > 0 ? 'clockNotice.ahead' : 'clockNotice.behind', { by })}
    </p>
  );
}
