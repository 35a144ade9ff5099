import type { Exercise } from '../../contract/exercise.ts';
import { MuscleThumb } from '../map/MuscleMap.tsx';
import classes from './Thumbnail.module.css';

interface ThumbnailProps {
  exercise: Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles' | 'thumbnailUrl'>;
  /** Of a grid: as wide as its place. */
  large?: boolean;
}

/** The exercise's own picture or, without one, where it works. The name stands beside it. */
export function Thumbnail({ exercise, large = false }: ThumbnailProps) {
  return (
    <span className={classes['thumbnail']} data-large={large}>
      {exercise.thumbnailUrl ? (
        <img src={exercise.thumbnailUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <MuscleThumb primaryMuscles={exercise.primaryMuscles} secondaryMuscles={exercise.secondaryMuscles} />
      )}
    </span>
  );
}
