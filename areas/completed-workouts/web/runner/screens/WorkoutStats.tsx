import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import { countedSets, volumeKg, workingSets } from '../../../rules/figures.ts';
import classes from './WorkoutStats.module.css';

/** Sets, volume and duration on one line of a phone. Warm-ups count neither as sets nor in the volume, drops in the volume only. */
export function WorkoutStats({ sets, minutes }: { sets: readonly CompletedSet[]; minutes: number }) {
  const t = useTexts('completed-workouts');
  const stats = [
    { label: t('figures.sets'), value: formatNumber(countedSets(sets).length) },
    { label: t('figures.volume'), value: t('figures.kg', { kg: formatNumber(volumeKg(workingSets(sets)), 0) }) },
    { label: t('figures.duration'), value: t('figures.min', { minutes: formatNumber(minutes) }) },
  ];

  return (
    <dl className={classes['figures']}>
      {stats.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
