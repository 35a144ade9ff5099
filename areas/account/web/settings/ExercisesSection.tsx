import { Switch } from '@mantine/core';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { useSetLibraryHidden, useIsLibraryHidden } from './queries.ts';

/** Switch that shows or hides the exercise library for all users of the account. A change is saved at once. */
export function ExercisesSection() {
  const t = useTexts('account');
  const hidesLibrary = useIsLibraryHidden();
  const change = useSetLibraryHidden();
  const isHidden = change.isPending ? change.variables.hideDefaultExercises : hidesLibrary;

  return (
    <Section title={t('settings.exercises.title')}>
      <Switch
        label={t('settings.exercises.library')}
        description={t('settings.exercises.libraryHelp')}
        checked={!isHidden}
        disabled={hidesLibrary === undefined}
        onChange={(event) => change.mutate({ hideDefaultExercises: !event.currentTarget.checked })}
      />
    </Section>
  );
}
