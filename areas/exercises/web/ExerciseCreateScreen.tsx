import { Skeleton } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { exerciseRoutes } from '../contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { ExerciseForm } from './ExerciseForm.tsx';
import { useExercise } from './queries.ts';

/** Empty, or with the name or the exercise the address carries. */
export function ExerciseCreateScreen() {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const { name, from } = useSearch({ from: '/app/exercises/create' });
  const source = useExercise(from);
  const isWaiting = from !== undefined && source.isPending;

  function finish(): void {
    toast.success(t('create.done'));
    void navigate({ to: '/exercises' });
  }

  return (
    <Screen title={t('create.title')} facts={t('create.facts')} back={{ to: '/exercises', label: t('title') }} narrow>
      <Card>
        {isWaiting ? (
          <Skeleton height={420} />
        ) : (
          <ExerciseForm
            route={exerciseRoutes.create}
            start={source.data?.exercise ?? { name: name ?? '' }}
            question={(draft) => draft}
            save={t('create.save')}
            onDone={finish}
            draft="exercises.create"
          />
        )}
      </Card>
    </Screen>
  );
}
