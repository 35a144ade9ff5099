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

const pauseMs = 120;

interface PickerPreviewProps {
  exercise: Exercise | undefined;
  purpose: Purpose;
  onPick: Pick;
  /** Shows another one here. */
  onLook: (exercise: Exercise) => void;
  /** On a narrow screen the preview lies over the list. */
  onBack?: () => void;
}

/** What the exercise is, before it is picked. It waits a moment, so that a mouse on its way does not change it. */
export function PickerPreview({ exercise: pointed, purpose, onPick, onLook, onBack }: PickerPreviewProps) {
  const t = useTexts('exercises');
  const [calm] = useDebouncedValue(pointed, pauseMs);
  const exercise = calm ?? pointed;

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
            onClick={() => onPick(exercise, { stays: true })}
          >
            {t(`picker.take.${purpose}`)}
          </Button>
          <Media exercise={exercise} />
          <div className={classes['map']}>
            <MuscleMap {...exercise} />
          </div>
          <TaxonomyDetails exercise={exercise} />
          {exercise.instructions && <p className={classes['instructions']}>{exercise.instructions}</p>}
          <Others key={exercise.id} exercise={exercise} onLook={onLook} />
        </>
      )}
    </section>
  );
}

/** Asked for only where there is something to show. */
function Media({ exercise: { id, name, assetCount } }: { exercise: Exercise }) {
  const asked = useExercise(assetCount > 0 ? id : undefined);
  if (assetCount === 0) return null;
  const assets = asked.data?.exercise.assets;
  const skeleton = <Skeleton height={220} />;
  // Screens with the picker do not load the texts of the gallery.
  return (
    <Suspense fallback={skeleton}>
      {assets ? <AttachmentGallery key={id} attachments={assets} name={name} /> : skeleton}
    </Suspense>
  );
}

/** Only when somebody asks: a coach who knows the exercise does not. */
function Others({ exercise, onLook }: { exercise: Exercise; onLook: (exercise: Exercise) => void }) {
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
        <button type="button" className={classes['other']} onClick={() => onLook(other)}>
          {other.name}
        </button>
      )}
    />
  );
}
