import { AttachmentGallery } from '#shell/web/attachments/AttachmentGallery.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card, Section } from '#shell/web/widgets/Section.tsx';
import type { FullExercise } from '../../contract/exercise.ts';
import { TwoColumns } from '../edit/TwoColumns.tsx';
import { MuscleMap } from '../map/MuscleMap.tsx';
import { Alternatives } from './Alternatives.tsx';
import { TaxonomyDetails } from './TaxonomyDetails.tsx';
import classes from './view.module.css';

/** Read-only view of an exercise: media, instructions, muscles and alternatives. */
export function ExerciseView({ exercise }: { exercise: FullExercise }) {
  const t = useTexts('exercises');
  const { assets, instructions, name } = exercise;

  return (
    <TwoColumns
      main={
        <>
          {assets.length > 0 && (
            <Card>
              <AttachmentGallery attachments={assets} name={name} />
            </Card>
          )}
          {instructions && (
            <Section title={t('form.instructions')}>
              <p className={classes['instructions']}>{instructions}</p>
            </Section>
          )}
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
