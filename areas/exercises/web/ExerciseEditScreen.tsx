import { Button, Skeleton } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type Exercise, exerciseRoutes } from '../contract.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { useAskToDelete } from './ask-to-delete.ts';
import { ExerciseForm } from './ExerciseForm.tsx';
import { useExercise } from './queries.ts';

export function ExerciseEditScreen() {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const { id } = useParams({ from: '/app/exercises/$id/edit' });
  const asked = useExercise(id);
  const exercise = asked.data?.exercise;

  function finish(): void {
    toast.success(t('edit.done'));
    void navigate({ to: '/exercises' });
  }

  if (asked.isError || exercise?.isOwn === false) return <NotFoundScreen />;
  return (
    <Screen
      title={exercise?.name ?? '\u00a0'}
      facts={t('edit.facts')}
      back={{ to: '/exercises', label: t('title') }}
      actions={exercise && <DeleteButton exercise={exercise} />}
      narrow
    >
      <Card>
        {exercise ? (
          <ExerciseForm
            route={exerciseRoutes.update}
            start={exercise}
            question={(draft) => ({ id, ...draft })}
            onDone={finish}
            draft={`exercises.${id}`}
          />
        ) : (
          <Skeleton height={420} />
        )}
      </Card>
    </Screen>
  );
}

function DeleteButton({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const may = useMay();
  const navigate = useNavigate();
  const askToDelete = useAskToDelete(() => void navigate({ to: '/exercises' }));
  if (!may('delete exercises')) return null;
  return (
    <Button variant="default" onClick={() => void askToDelete(exercise)}>
      {t('row.delete')}
    </Button>
  );
}
