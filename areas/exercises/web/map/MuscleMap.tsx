import type { Exercise } from '../../contract/exercise.ts';
import { cropFor, mapHeight, mapPaths, outline, type Side, sides, sideWidth } from '../../rules/muscle-map.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './MuscleMap.module.css';

type TrainedMuscles = Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'>;

/** The body from front and back, with the trained muscles in the brand colour and their names for screen readers. */
export function MuscleMap({ primaryMuscles, secondaryMuscles }: TrainedMuscles) {
  const t = useTexts('exercises');
  const { nameMuscles } = useTaxonomyLabels();
  const primary = nameMuscles(primaryMuscles);
  const secondary = nameMuscles(secondaryMuscles);
  const description = secondary ? t('map.both', { primary, secondary }) : t('map.primary', { primary });

  return (
    <svg className={classes['map']} viewBox={`0 0 ${2 * sideWidth} ${mapHeight}`} role="img" aria-label={description}>
      {sides.map((side, index) => (
        <g key={side} transform={`translate(${index * sideWidth} 0)`}>
          <Body side={side} muscles={{ primaryMuscles, secondaryMuscles }} />
        </g>
      ))}
    </svg>
  );
}

/**
 * A thumbnail of the part of the body with the primary muscles. Hidden from screen readers, because the name of the
 * exercise is displayed beside it.
 */
export function MuscleThumb(muscles: TrainedMuscles) {
  const { side, viewBox } = cropFor(muscles.primaryMuscles);
  return (
    <svg className={classes['thumb']} viewBox={viewBox} aria-hidden="true">
      <Body side={side} muscles={muscles} />
    </svg>
  );
}

function Body({ side, muscles }: { side: Side; muscles: TrainedMuscles }) {
  const { none, secondary, primary } = mapPaths(side, muscles);
  const half = (
    <>
      <path d={outline} className={classes['body']} />
      <path d={none} className={classes['none']} />
      {secondary && <path d={secondary} className={classes['secondary']} />}
      {primary && <path d={primary} className={classes['primary']} />}
    </>
  );
  return (
    <>
      <g>{half}</g>
      <g transform={`translate(${sideWidth} 0) scale(-1 1)`}>{half}</g>
    </>
  );
}
