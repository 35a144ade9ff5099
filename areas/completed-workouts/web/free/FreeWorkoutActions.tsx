import { Button } from '@mantine/core';
import { IconRepeat, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { isClientView } from '#shell/web/api/token.ts';
import { useMay, useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedWorkout } from '../../contract/workout.ts';
import { addedChanges } from '../../rules/added-rows.ts';
import { useTraining } from '../queries.ts';
import { startFreeWorkout } from './start-free-workout.ts';
import { useDeleteFree } from './use-delete-free.ts';

/** Actions of the client on a free workout in the history: repeat it with the same exercises, or delete it. */
export function FreeWorkoutActions({ workout }: { workout: CompletedWorkout }) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const clientId = useMe().clientId ?? '';
  const { training } = useTraining();
  const navigate = useNavigate();
  const { askAndDelete, isPending } = useDeleteFree(workout.id, () => void navigate({ to: '/my/completed-workouts' }));
  if (!may('update own training') || isClientView()) return null;

  function repeat(): void {
    if (!training) return;
    const exercises = addedChanges(workout.rowChanges).flatMap(({ exerciseId, exerciseName, added }) =>
      exerciseId && added ? [{ id: exerciseId, name: exerciseName, type: added.type }] : [],
    );
    const workoutId = startFreeWorkout({ clientId, training, title: workout.title, exercises });
    void navigate({ to: '/my/workouts/$workoutId', params: { workoutId } });
  }

  const mayRepeat = workout.finishedAt !== null && training && training.settings.clientMayAdd !== false;
  return (
    <>
      {mayRepeat && !training.today.isConsentWithdrawn && (
        <Button variant="default" leftSection={<IconRepeat size={18} aria-hidden="true" />} onClick={repeat}>
          {t('free.again')}
        </Button>
      )}
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => void askAndDelete()}
      >
        {t('free.delete')}
      </Button>
    </>
  );
}
