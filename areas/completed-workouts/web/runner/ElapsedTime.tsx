import { formatDuration } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import head from './RunnerHeader.module.css';
import { useNow } from './use-now.ts';

/** Since the start. Whoever does not see it can read it, but it never interrupts. */
export function ElapsedTime({ startedAt }: { startedAt: string }) {
  const t = useTexts('completed-workouts');
  const now = useNow();
  const text = formatDuration((now - Date.parse(startedAt)) / 1000);

  return (
    <span className={head['clock']} role="timer" aria-live="off" aria-label={t('runner.elapsed', { time: text })}>
      {text}
    </span>
  );
}
