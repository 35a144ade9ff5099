import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useSharingText } from '#areas/sharing/web/public.tsx';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Card } from '#shell/web/widgets/Section.tsx';
import { exerciseRoutes } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import { useMayChange } from '../may-change.ts';
import { MediaSection } from '../media/MediaSection.tsx';
import { useShareExercise } from '../share-exercise.ts';
import { useRemovalActions } from '../removal-actions.ts';
import { ExerciseView } from '../view/ExerciseView.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import { TwoColumns } from './TwoColumns.tsx';

/** Shows an exercise: a form with its media if the user may change it, otherwise a read-only view. */
export function ExerciseScreen() {
  const t = useTexts('exercises');
  const { id } = useParams({ from: '/app/exercises/$id/edit' });
  const mayChange = useMayChange();
  const sharingText = useSharingText('exercises');

  return (
    <RecordScreen
      query={useRecord(exerciseRoutes.get, { id }, ({ exercise }) => exercise)}
      title={({ name }) => name}
      subtitle={(exercise) =>
        [
          t(exercise.isArchived ? 'subtitle.archived' : exercise.isOwn ? 'subtitle.own' : 'subtitle.library'),
          exercise.isOwn && sharingText(exercise),
          t('subtitle.programs', { count: exercise.programs }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      back={{ to: '/exercises', label: t('title') }}
      actions={(exercise) => <HeaderActions exercise={exercise} />}
    >
      {(exercise) =>
        mayChange(exercise) ? (
          <TwoColumns
            side={<MediaSection routes={exerciseRoutes} exercise={exercise} />}
            main={
              <div data-no-focus>
                <Card>
                  <ExerciseForm key={id} exercise={exercise} />
                </Card>
              </div>
            }
          />
        ) : (
          <ExerciseView exercise={exercise} />
        )
      }
    </RecordScreen>
  );
}

function HeaderActions({ exercise }: { exercise: FullExercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const mayChange = useMayChange()(exercise);
  const removal = useRemovalActions(exercise, { listPath: '/exercises' });
  const sharing = useShareExercise(exercise);
  const [isCloning, setCloning] = useState(false);

  return (
    <>
      {may('create exercises') && (
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => setCloning(true)}
        >
          {t('actions.clone')}
        </Button>
      )}
      <ActionMenu
        label={t('row.menu', { name: exercise.name })}
        actions={[sharing, ...(mayChange && may('delete exercises') ? removal : [])]}
        placement="header"
      />
      <CloneDialog exercise={exercise} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}
