import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { HistoryTabs } from '../progress/HistoryTabs.tsx';
import { TrainedExerciseList } from '../progress/TrainedExerciseList.tsx';

/** The exercises the client has done. */
export function MyExercisesScreen() {
  const t = useTexts('completed-workouts');
  return (
    <Screen title={t('history.title')} subtitle={t('progress.exercisesFacts')}>
      <HistoryTabs active="exercises" />
      <TrainedExerciseList />
    </Screen>
  );
}
