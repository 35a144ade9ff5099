import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { minutesBetween, volumeKg } from '../../rules/figures.ts';

/** Sets, volume, minutes and how hard it was. Warm-ups are told apart and count in neither sets nor volume. */
export function WorkoutFigures({ workout }: { workout: CompletedWorkout }) {
  const t = useTexts('completed-workouts');
  const { sets, startedAt, finishedAt, effort } = workout;
  const minutes = minutesBetween(startedAt, finishedAt ?? startedAt);
  const working = sets.filter(({ isWarmUp }) => !isWarmUp);
  const warmUps = sets.length - working.length;

  return (
    <StatGroup
      stats={[
        {
          label: t('figures.sets'),
          value: formatNumber(working.length),
          note: warmUps > 0 && t('detail.warmUps', { count: warmUps }),
        },
        { label: t('figures.volume'), value: t('figures.kg', { kg: formatNumber(volumeKg(working), 0) }) },
        { label: t('figures.duration'), value: t('figures.min', { minutes: formatNumber(minutes) }) },
        { label: t('figures.effort'), value: effort === null ? '–' : t('figures.ofTen', { effort }) },
      ]}
    />
  );
}
