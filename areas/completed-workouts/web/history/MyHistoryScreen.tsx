import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { useWorkoutCard, useWorkoutColumns } from '../columns.tsx';
import { ImportHistory } from '../import/ImportHistory.tsx';
import { TrainingCalendar } from '../progress/calendar/TrainingCalendar.tsx';
import { HistoryTabs } from '../progress/HistoryTabs.tsx';
import { SideBySide } from '../progress/SideBySide.tsx';
import { OnlineOnly } from '../progress/OnlineOnly.tsx';
import { useMyHistory } from '../queries.ts';

/** The client's own finished workouts: by day, and the newest first. */
export function MyHistoryScreen() {
  const t = useTexts('completed-workouts');
  const workouts = useMyHistory();
  const columns = useWorkoutColumns();
  const card = useWorkoutCard();

  return (
    <Screen title={t('history.title')} subtitle={t('history.facts')} actions={<ImportHistory />}>
      <HistoryTabs active="calendar" />
      <OnlineOnly error={workouts.rows.length === 0 && workouts.error} onTryAgain={workouts.refetch}>
        <SideBySide>
          <TrainingCalendar />
          <PagedList
            pages={workouts}
            label={t('history.title')}
            columns={columns}
            card={card}
            rowKey={({ id }) => id}
            link={({ id }) => linkOptions({ to: '/my/completed-workouts/$id', params: { id } })}
            empty={
              <EmptyState
                illustration="weights"
                text={t('history.empty')}
                action={<LinkButton to="/home">{t('history.toToday')}</LinkButton>}
              />
            }
          />
        </SideBySide>
      </OnlineOnly>
    </Screen>
  );
}
