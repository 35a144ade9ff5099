import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../contract/set.ts';
import { volumeKg } from '../../rules/figures.ts';
import classes from './ShortFigures.module.css';

/** What was done, on one line of a phone. */
export function ShortFigures({ sets, minutes }: { sets: readonly CompletedSet[]; minutes: number }) {
  const t = useTexts('completed-workouts');
  const figures = [
    { label: t('figures.sets'), value: formatNumber(sets.length) },
    { label: t('figures.volume'), value: t('figures.kg', { kg: formatNumber(volumeKg(sets), 0) }) },
    { label: t('figures.duration'), value: t('figures.min', { minutes: formatNumber(minutes) }) },
  ];

  return (
    <dl className={classes['figures']}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
