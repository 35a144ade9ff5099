import type { Exercise } from '../../contract/exercise.ts';
import { cutFor, mapHeight, mapPaths, outline, type Side, sides, sideWidth } from '../../rules/muscle-map.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './MuscleMap.module.css';

type Worked = Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'>;

/** The body from the front and from the back, with what works in the brand's colour; said in words to who cannot see. */
export function MuscleMap({ primaryMuscles, secondaryMuscles }: Worked) {
  const t = useTexts('exercises');
  const { nameMuscles } = useTaxonomyLabels();
  const primary = nameMuscles(primaryMuscles);
  const secondary = nameMuscles(secondaryMuscles);
  const words = secondary ? t('map.both', { primary, secondary }) : t('map.primary', { primary });

  return (
    <svg className={classes['map']} viewBox={`0 0 ${2 * sideWidth} ${mapHeight}`} role="img" aria-label={words}>
      {sides.map((side, place) => (
        <g key={side} transform={`translate(${place * sideWidth} 0)`}>
          <Body side={side} worked={{ primaryMuscles, secondaryMuscles }} />
        </g>
      ))}
    </svg>
  );
}

/** The size of a thumb: the part of the body that works most. Its words stand beside it. */
export function MuscleThumb(worked: Worked) {
  const { side, viewBox } = cutFor(worked.primaryMuscles);
  return (
    <svg className={classes['thumb']} viewBox={viewBox} aria-hidden="true">
      <Body side={side} worked={worked} />
    </svg>
  );
}

function Body({ side, worked }: { side: Side; worked: Worked }) {
  const { none, secondary, primary } = mapPaths(side, worked);
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
