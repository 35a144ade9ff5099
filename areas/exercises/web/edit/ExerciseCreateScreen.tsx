import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { exerciseRoutes } from '../../contract.ts';
import { ExerciseForm } from './ExerciseForm.tsx';

/** Empty, or with the name the address carries. Images and videos come next, on the page of the new exercise. */
export function ExerciseCreateScreen() {
  const t = useTexts('exercises');
  const navigate = useNavigate();
  const { name } = useSearch({ from: '/app/exercises/create' });

  return (
    <Screen
      title={t('create.title')}
      subtitle={t('create.facts')}
      back={{ to: '/exercises', label: t('title') }}
      narrow
    >
      <Card>
        <ExerciseForm
          route={exerciseRoutes.create}
          start={{ name: name ?? '' }}
          question={(draft) => draft}
          save={t('create.save')}
          onDone={({ exercise: { id } }) => {
            toast.success(t('create.done'));
            void navigate({ to: '/exercises/$id/edit', params: { id }, replace: true });
          }}
          draft="exercises.create"
        />
      </Card>
    </Screen>
  );
}
