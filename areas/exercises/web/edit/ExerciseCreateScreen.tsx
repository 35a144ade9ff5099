import { useSearch } from '@tanstack/react-router';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';

/** Form for a new exercise. The search params may contain its name. */
export function ExerciseCreateScreen() {
  const t = useTexts('exercises');
  const { name } = useSearch({ from: '/app/exercises/create' });

  return (
    <Screen
      title={t('create.title')}
      subtitle={t('create.subtitle')}
      back={{ to: '/exercises', label: t('title') }}
      narrow
    >
      <Card>
        <ExerciseForm {...(name !== undefined && { name })} />
      </Card>
    </Screen>
  );
}
