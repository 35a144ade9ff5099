import { IconCopy, IconEye, IconPencil } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Exercise } from '../../contract/exercise.ts';
import { CloneDialog } from '../edit/CloneDialog.tsx';
import { useMayChange } from '../may-change.ts';
import { useShareExercise } from '../share-exercise.ts';
import { useRemovalActions } from '../removal-actions.ts';

/**
 * The menu of a row. Every exercise can be copied; only exercises that the user may change can be shared, archived or deleted.
 */
export function ExerciseMenu({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  return (
    <LazyActionMenu label={t('row.menu', { name: exercise.name })}>
      <ExerciseActions exercise={exercise} />
    </LazyActionMenu>
  );
}

function ExerciseActions({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const mayChange = useMayChange()(exercise);
  const removal = useRemovalActions(exercise);
  const sharing = useShareExercise(exercise);
  const [isCloning, setCloning] = useState(false);
  const { id } = exercise;

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t(mayChange ? 'actions.edit' : 'actions.open'),
            icon: mayChange ? IconPencil : IconEye,
            link: linkOptions({ to: '/exercises/$id/edit', params: { id } }),
          },
          {
            label: t('actions.clone'),
            icon: IconCopy,
            permission: 'create exercises',
            onClick: () => setCloning(true),
          },
          sharing,
          ...(mayChange && may('delete exercises') ? removal : []),
        ]}
      />
      <CloneDialog exercise={exercise} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}
