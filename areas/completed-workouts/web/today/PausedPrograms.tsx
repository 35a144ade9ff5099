import { IconPlayerPause } from '@tabler/icons-react';
import { pauseOn } from '#areas/programs/rules/pauses.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import classes from './Today.module.css';
import type { LocalToday } from './use-today.ts';

/** Says of each program that is paused today until when, with what the coach wrote about it. */
export function PausedPrograms({ today: { programs, day } }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  return programs.map(({ id, title, pauses }) => {
    const pause = pauseOn(pauses, day);
    if (!pause) return null;
    const { until, note } = pause;
    // A note may say why not to train, so that nothing invites to it.
    const [ofOne, ofAll] = note
      ? (['today.pausedNothingOfOne', 'today.pausedNothing'] as const)
      : (['today.pausedTextOfOne', 'today.pausedText'] as const);
    return (
      <Banner key={id} tone="info" icon={IconPlayerPause}>
        <strong>{headingOf(title, until)}</strong>
        <p className={classes['pausedText']}>{t(programs.length > 1 ? ofOne : ofAll)}</p>
        {note && <p className={classes['pausedText']}>{note}</p>}
      </Banner>
    );
  });

  /** Of several programs each is named. */
  function headingOf(program: string, until: string): string {
    const date = formatDate(until);
    return programs.length > 1 ? t('today.pausedTitled', { program, date }) : t('today.pausedUntil', { date });
  }
}
