import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { Exercise } from '../../contract/exercise.ts';
import { AttachmentGallery } from '#shell/web/attachments/AttachmentGallery.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { MuscleMap } from '../map/MuscleMap.tsx';
import { useExercise } from '../queries.ts';
import { AlternativeList } from '../view/Alternatives.tsx';
import { TaxonomyDetails } from '../view/TaxonomyDetails.tsx';
import type { Pick, Purpose } from './picking.ts';
import classes from './PickerPreview.module.css';

/** Delay before the preview changes, so that it does not change for rows that the mouse only crosses. */
const delayMs = 120;

interface PickerPreviewProps {
  exercise: Exercise | undefined;
  purpose: Purpose;
  onPick: Pick;
  /** Called to show the preview of an alternative. */
  onPreview: (exercise: Exercise) => void;
  /** Returns to the list; set when the preview covers it. */
  onBack?: () => void;
}

/** Media, muscles and instructions of an exercise before it is picked. */
export function PickerPreview({ exercise: active, purpose, onPick, onPreview, onBack }: PickerPreviewProps) {
  const t = useTexts('exercises');
  const [settled] = useDebouncedValue(active, delayMs);
  const exercise = settled ?? active;

  return (
    <section className={classes['preview']} aria-label={t('picker.preview')}>
      {onBack && (
        <Button variant="subtle" leftSection={<IconArrowLeft size={16} aria-hidden="true" />} onClick={onBack}>
          {t('picker.back')}
        </Button>
      )}
      {exercise && (
        <>
          <h3 className={classes['name']}>{exercise.name}</h3>
          <Button
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            onClick={() => onPick(exercise, { keepOpen: true })}
          >
            {t(`picker.take.${purpose}`)}
          </Button>
          <Media exercise={exercise} />
          <div className={classes['map']}>
            <MuscleMap {...exercise} />
          </div>
          <TaxonomyDetails exercise={exercise} />
          {exercise.instructions && <p className={classes['instructions']}>{exercise.instructions}</p>}
          <PreviewAlternatives key={exercise.id} exercise={exercise} onPreview={onPreview} />
        </>
      )}
    </section>
  );
}

/** The media of the exercise. The full exercise is requested only when it has media. */
function Media({ exercise: { id, name, assetCount } }: { exercise: Exercise }) {
  const { data } = useExercise(assetCount > 0 ? id : undefined);
  if (assetCount === 0) return null;
  const assets = data && [...data.exercise.studioAssets, ...data.exercise.assets];
  const skeleton = <Skeleton height={220} />;
  // The gallery suspends until its texts are loaded, because screens with the picker do not load them.
  return (
    <Suspense fallback={skeleton}>
      {assets ? <AttachmentGallery key={id} attachments={assets} name={name} /> : skeleton}
    </Suspense>
  );
}

/** A button that loads and shows the alternatives. */
function PreviewAlternatives({ exercise, onPreview }: { exercise: Exercise; onPreview: (exercise: Exercise) => void }) {
  const t = useTexts('exercises');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('alternatives.show')}
      </Button>
    );
  return (
    <AlternativeList
      exercise={exercise}
      row={(other) => (
        <button type="button" className={classes['alternative']} onClick={() => onPreview(other)}>
          {other.name}
        </button>
      )}
    />
  );
}
