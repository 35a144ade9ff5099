import { number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FigureStrip } from '#shell/web/widgets/FigureStrip.tsx';
import type { CompletedWorkout } from '../../contract.ts';
import { minutesBetween, volumeKg } from '../../rules/figures.ts';

/** Sets, volume, minutes and how hard it was. */
export function WorkoutFigures({ workout }: { workout: CompletedWorkout }) {
  const t = useTexts('completed-workouts');
  const { sets, startedAt, finishedAt, effort } = workout;
  const minutes = minutesBetween(startedAt, finishedAt ?? startedAt);

  return (
    <FigureStrip
      figures={[
        { label: t('figures.sets'), value: number(sets.length) },
        { label: t('figures.volume'), value: t('figures.kg', { kg: number(volumeKg(sets), 0) }) },
        { label: t('figures.duration'), value: t('figures.min', { minutes: number(minutes) }) },
        { label: t('figures.effort'), value: effort === null ? '–' : t('figures.ofTen', { effort }) },
      ]}
    />
  );
}
