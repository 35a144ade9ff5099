import type { Exercise } from '../../contract/exercise.ts';
import { MuscleThumb } from '../map/MuscleMap.tsx';
import classes from './Thumbnail.module.css';

interface ThumbnailProps {
  exercise: Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles' | 'thumbnailUrl'>;
  /** Whether the thumbnail fills the width of its container, for grids. */
  large?: boolean;
}

/**
 * The thumbnail of an exercise or, without one, its muscle map. Hidden from screen readers, because the name is
 * displayed beside it.
 */
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
