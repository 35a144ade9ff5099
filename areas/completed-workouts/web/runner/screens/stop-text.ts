import { formatDate } from '#shell/web/texts/formats.ts';
import type { Texts } from '../../text.ts';
import type { LocalPrescription } from '../local-store/local-workout-store.ts';

/** Why the client should not go on with the workout: the coach took it away, or paused its program, with the note. Null otherwise. */
export function stopText(
  t: Texts,
  { isWithdrawn, pause }: Pick<LocalPrescription, 'isWithdrawn' | 'pause'>,
): string | null {
  if (isWithdrawn) return t('runner.withdrawn');
  if (!pause) return null;
  return [t('runner.programPaused', { until: formatDate(pause.until) }), pause.note].filter(Boolean).join(' ');
}
