import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import { countedSets, recordedSeconds, shownDuration, trainedSeconds, workingSets } from '../../../rules/figures.ts';
import { withLoadsPerHand } from '../../../rules/loads-per-hand.ts';
import { workStat } from '../../work-stat.ts';
import { useRunner } from '../runner-context.ts';
import classes from './WorkoutStats.module.css';

interface WorkoutStatsProps {
  sets: readonly CompletedSet[];
  times: { startedAt: string; finishedAt: string };
}

/** Sets, volume or distance, and duration on one line of a phone. Warm-ups count neither as sets nor in the volume, drops in the volume only. */
export function WorkoutStats({ sets, times }: WorkoutStatsProps) {
  const t = useTexts('completed-workouts');
  const { prescription, workout } = useRunner();
  const lifted = withLoadsPerHand(sets, { rows: prescription.rows, rowChanges: workout.rowChanges });
  const seconds = recordedSeconds(trainedSeconds(times, sets), sets);
  const duration = seconds === null ? null : shownDuration(times, seconds);
  const stats = [
    { label: t('figures.sets'), value: formatNumber(countedSets(sets).length), note: false },
    workStat(t, workingSets(lifted)),
    {
      label: t('figures.duration'),
      value: duration === null ? '–' : t('figures.min', { minutes: formatNumber(duration.minutes) }),
      note: duration?.isShortened === true && t('figures.withoutPauses'),
    },
  ];

  return (
    <dl className={classes['figures']}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
