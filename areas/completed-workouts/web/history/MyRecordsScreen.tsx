import { useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { HistoryTabs } from '../progress/HistoryTabs.tsx';
import { RecordList } from '../progress/RecordList.tsx';

/** What the client has beaten, the newest first. */
export function MyRecordsScreen() {
  const t = useTexts('completed-workouts');
  return (
    <Screen title={t('history.title')} subtitle={t('records.facts')}>
      <HistoryTabs active="records" />
      <RecordList />
    </Screen>
  );
}
