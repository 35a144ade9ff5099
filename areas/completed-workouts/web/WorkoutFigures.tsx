import { number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FigureStrip } from '#shell/web/widgets/FigureStrip.tsx';
import type { CompletedSet } from '../contract.ts';
import { volumeKg } from '../rules/figures.ts';

interface WorkoutFiguresProps {
  sets: readonly CompletedSet[];
  minutes: number;
  /** Shown once it is known. */
  effort?: number | null;
}

/** Sets, volume, minutes and how hard it was. */
export function WorkoutFigures({ sets, minutes, effort }: WorkoutFiguresProps) {
  const t = useTexts('completed-workouts');
  const figures = [
    { label: t('figures.sets'), value: number(sets.length) },
    { label: t('figures.volume'), value: t('figures.kg', { kg: number(volumeKg(sets)) }) },
    { label: t('figures.minutes'), value: t('figures.min', { minutes: number(minutes) }) },
  ];
  if (effort === undefined) return <FigureStrip figures={figures} />;

  const given = effort === null ? t('figures.notGiven') : t('figures.ofTen', { effort });
  return <FigureStrip figures={[...figures, { label: t('figures.effort'), value: given }]} />;
}
