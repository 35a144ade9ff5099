import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { PagedList } from '#shell/web/widgets/PagedList.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { useCardWords, useWorkoutColumns } from '../columns.tsx';
import { ImportHistory } from '../import/ImportHistory.tsx';
import { TrainingCalendar } from '../progress/calendar/TrainingCalendar.tsx';
import { HistoryTabs } from '../progress/HistoryTabs.tsx';
import { SideBySide } from '../progress/SideBySide.tsx';
import { WithNetwork } from '../progress/WithNetwork.tsx';
import { useMyHistory } from '../queries.ts';

/** The client's own finished workouts: by day, and the newest first. */
export function MyHistoryScreen() {
  const t = useTexts('completed-workouts');
  const workouts = useMyHistory();
  const columns = useWorkoutColumns();
  const card = useCardWords();

  return (
    <Screen title={t('history.title')} facts={t('history.facts')} actions={<ImportHistory />}>
      <HistoryTabs active="calendar" />
      <WithNetwork error={workouts.rows.length === 0 && workouts.error} onTryAgain={workouts.tryAgain}>
        <SideBySide>
          <TrainingCalendar />
          <PagedList
            of={workouts}
            label={t('history.title')}
            columns={columns}
            card={card}
            rowKey={({ id }) => id}
            link={({ id }) => linkOptions({ to: '/my/completed-workouts/$id', params: { id } })}
            empty={
              <EmptyState
                drawing="weights"
                text={t('history.empty')}
                action={<LinkButton to="/home">{t('history.toToday')}</LinkButton>}
              />
            }
          />
        </SideBySide>
      </WithNetwork>
    </Screen>
  );
}
