import { useParams } from '@tanstack/react-router';
import { ClientLayout } from '#areas/clients/web/public.tsx';
import { HistoryTabs } from './HistoryTabs.tsx';
import { RecordList } from './RecordList.tsx';

/** What one client has beaten, the newest first. */
export function ClientRecordsScreen() {
  const { id = '' } = useParams({ strict: false });
  return (
    <ClientLayout id={id} active="completed_workouts">
      <HistoryTabs active="records" clientId={id} />
      <RecordList clientId={id} />
    </ClientLayout>
  );
}
