import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './CachedSince.module.css';

/** Says that what is shown was saved on this device, and when. Shows nothing for what comes from the server. */
export function CachedSince({ at }: { at: number | undefined }) {
  const t = useTexts('chats');
  if (at === undefined) return null;
  const instant = new Date(at);
  return (
    <p className={classes['since']} role="status">
      {t('messages.cachedAt', { date: formatDate(instant), time: formatTime(instant) })}
    </p>
  );
}
