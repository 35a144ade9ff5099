import { AttachmentGallery } from '#shell/web/attachments/AttachmentGallery.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card, Section } from '#shell/web/widgets/Section.tsx';
import type { FullExercise } from '../../contract/exercise.ts';
import { TwoColumns } from '../edit/TwoColumns.tsx';
import { MuscleMap } from '../map/MuscleMap.tsx';
import { Alternatives } from './Alternatives.tsx';
import { StudioSection } from './StudioSection.tsx';
import { TaxonomyDetails } from './TaxonomyDetails.tsx';
import classes from './view.module.css';

/** An exercise read only, with the media and cues that the account adds to one of the library. */
export function ExerciseView({ exercise }: { exercise: FullExercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const { studioAssets, cues, assets, instructions, name, isOwn } = exercise;
  const allAssets = [...studioAssets, ...assets];
  const mayAdd = !isOwn && may('update exercises');

  return (
    <TwoColumns
      main={
        <>
          {allAssets.length > 0 && (
            <Card>
              <AttachmentGallery attachments={allAssets} name={name} />
            </Card>
          )}
          {cues && !mayAdd && (
            <Section title={t('studio.cues')}>
              <p className={classes['instructions']}>{cues}</p>
            </Section>
          )}
          {instructions && (
            <Section title={t('form.instructions')}>
              <p className={classes['instructions']}>{instructions}</p>
            </Section>
          )}
          {mayAdd && <StudioSection exercise={exercise} />}
        </>
      }
      below={<Alternatives exercise={exercise} />}
      side={
        <Section title={t('columns.muscles')}>
          <div className={classes['map']}>
            <MuscleMap {...exercise} />
          </div>
          <TaxonomyDetails exercise={exercise} />
        </Section>
      }
    />
  );
}
