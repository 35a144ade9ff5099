import { memo, useDeferredValue, useMemo } from 'react';
import type { Muscle } from '#areas/exercises/rules/taxonomy.ts';
import { MuscleMap } from '#areas/exercises/web/public.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Week } from '../../../contract/document.ts';
import { useContent } from '../context.tsx';
import { useVisibleWeek } from '../shared/use-visible-week.ts';
import { MuscleLine } from './MuscleLine.tsx';
import { useTrainedMuscles } from './use-trained-muscles.ts';
import classes from './VolumePanel.module.css';
import { type MuscleVolume, volumeOf } from './week-volume.ts';

interface VolumePanelProps {
  onGoTo: (rowId: string) => void;
}

/** Panel with the sets per muscle of the visible week. The weeks are deferred, so that typing stays responsive. */
export function VolumePanel({ onGoTo }: VolumePanelProps) {
  const weeks = useDeferredValue(useContent((content) => content.weeks));
  const { week } = useVisibleWeek();
  return <Volume weeks={weeks} index={week} onGoTo={onGoTo} />;
}

interface VolumeProps extends VolumePanelProps {
  weeks: readonly Week[];
  index: number;
}

const Volume = memo(function Volume({ weeks, index, onGoTo }: VolumeProps) {
  const t = useTexts('programs');
  const trained = useTrainedMuscles(weeks);
  const volume = useMemo(() => volumeOf(weeks, index, trained), [weeks, index, trained]);
  const maxSets = Math.max(1, ...volume.map(({ sets }) => sets));

  if (volume.length === 0) return <p className={classes['empty']}>{t('volume.empty')}</p>;
  return (
    <>
      <VolumeMap volume={volume} maxSets={maxSets} />
      <ul className={classes['muscles']}>
        {volume.map((one) => (
          <MuscleLine key={one.muscle} volume={one} maxSets={maxSets} shownWeek={index} onGoTo={onGoTo} />
        ))}
      </ul>
      <p className={classes['help']}>{t('volume.help')}</p>
    </>
  );
});

/** Muscle map. It renders only when the sets of a muscle cross half of the maximum. */
function VolumeMap({ volume, maxSets }: { volume: readonly MuscleVolume[]; maxSets: number }) {
  const joinedMuscles = (isUpperHalf: boolean) =>
    volume
      .flatMap(({ muscle, sets }) => (sets * 2 >= maxSets === isUpperHalf ? muscle : []))
      .toSorted()
      .join();
  const [upperHalf, lowerHalf] = [joinedMuscles(true), joinedMuscles(false)];
  return useMemo(
    () => (
      <div className={classes['map']}>
        <MuscleMap primaryMuscles={musclesIn(upperHalf)} secondaryMuscles={musclesIn(lowerHalf)} />
      </div>
    ),
    [upperHalf, lowerHalf],
  );
}

function musclesIn(joined: string): Muscle[] {
  return joined === '' ? [] : (joined.split(',') as Muscle[]);
}
