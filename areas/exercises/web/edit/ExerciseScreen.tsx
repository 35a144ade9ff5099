import { Button, Skeleton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { OverflowMenu } from '#shell/web/widgets/OverflowMenu.tsx';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { exerciseRoutes } from '../../contract.ts';
import type { FullExercise } from '../../contract/exercise.ts';
import { useExerciseActions } from '../exercise-acts.ts';
import { RemovalItems } from '../list/ExerciseRowMenu.tsx';
import { useMayChange } from '../may-change.ts';
import { MediaSection } from '../media/MediaSection.tsx';
import { useExercise } from '../queries.ts';
import { ExerciseView } from '../view/ExerciseView.tsx';
import { CloneDialog } from './CloneDialog.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import { TwoColumns } from './TwoColumns.tsx';

/** An exercise one may change as a form with its media; any other one to look at. */
export function ExerciseScreen() {
  const t = useTexts('exercises');
  const { id } = useParams({ from: '/app/exercises/$id/edit' });
  const asked = useExercise(id);
  const exercise = asked.data?.exercise;
  const mayChange = useMayChange();

  if (asked.isError) return <NotFoundScreen />;
  return (
    <Screen
      title={exercise?.name ?? '\u00a0'}
      subtitle={exercise && <Facts exercise={exercise} />}
      back={{ to: '/exercises', label: t('title') }}
      actions={exercise && <Acts exercise={exercise} />}
    >
      {!exercise && <Skeleton height={420} />}
      {exercise && (mayChange(exercise) ? <Editing exercise={exercise} /> : <ExerciseView exercise={exercise} />)}
    </Screen>
  );
}

function Facts({ exercise: { isOwn, isArchived, programs } }: { exercise: FullExercise }) {
  const t = useTexts('exercises');
  const whose = isArchived ? t('facts.archived') : t(isOwn ? 'facts.own' : 'facts.library');
  return <>{[whose, t('facts.programs', { count: programs })].join(' · ')}</>;
}

function Editing({ exercise }: { exercise: FullExercise }) {
  const t = useTexts('exercises');
  const { id } = exercise;
  return (
    <TwoColumns
      side={<MediaSection routes={exerciseRoutes} exercise={exercise} />}
      main={
        <Card>
          <ExerciseForm
            key={id}
            route={exerciseRoutes.update}
            start={exercise}
            question={(draft) => ({ id, ...draft })}
            onDone={() => toast.success(t('edit.done'))}
            draft={`exercises.${id}`}
          />
        </Card>
      }
    />
  );
}

function Acts({ exercise }: { exercise: FullExercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const mayChange = useMayChange()(exercise);
  const acts = useExerciseActions(exercise, { leave: '/exercises' });
  const [isCloning, setCloning] = useState(false);

  return (
    <>
      {may('create exercises') && (
        <Button
          variant={mayChange ? 'default' : 'filled'}
          leftSection={<IconCopy size={16} aria-hidden="true" />}
          onClick={() => setCloning(true)}
        >
          {t('acts.clone')}
        </Button>
      )}
      {mayChange && may('delete exercises') && (
        <OverflowMenu label={t('row.menu', { name: exercise.name })} place="head">
          <RemovalItems isArchived={exercise.isArchived} {...acts} />
        </OverflowMenu>
      )}
      <CloneDialog exercise={exercise} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}
