import { useInfiniteApiQuery } from '#shell/web/api/query.ts';
import { forSubject, useSubject } from '#shell/web/api/subject.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { PagedList } from '#shell/web/lists/PagedList.tsx';
import { clientWorkoutRoutes } from '../../contract.ts';
import { InPersonButton, InPersonDrawer } from '../coach/InPerson.tsx';
import { isFiltered, WorkoutFilterBar, WorkoutFilters } from '../coach/WorkoutFilterBar.tsx';
import { useWorkoutCard, useWorkoutColumns } from '../columns.tsx';
import { ImportHistory } from '../import/ImportHistory.tsx';
import { completedWorkoutLink } from '../links.ts';
import { OnlineOnly } from '../OnlineOnly.tsx';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { TrainingCalendar } from './calendar/TrainingCalendar.tsx';
import classes from './HistoryScreen.module.css';
import { HistoryTabs } from './HistoryTabs.tsx';

/** The finished workouts of the user or of a client, in a calendar and as a list. */
export function HistoryScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const { clientId } = subject;
  const [{ inPerson = false, ...filters }, setFilters] = useSearchParams(WorkoutFilters);
  const workouts = useInfiniteApiQuery(
    ...forSubject(subject, clientWorkoutRoutes.list, filters),
    ({ completedWorkouts }) => completedWorkouts,
  );
  const columns = useWorkoutColumns();
  const card = useWorkoutCard();
  const onOpenChange = (isOpen: boolean) => setFilters({ inPerson: isOpen || undefined });

  return (
    <SubjectScreen
      subject={subject}
      title={t('history.title')}
      subtitle={t('history.facts')}
      actions={
        <>
          <ImportHistory subject={subject} />
          {clientId && <InPersonButton onOpenChange={onOpenChange} />}
        </>
      }
    >
      <HistoryTabs active="calendar" subject={subject} />
      <OnlineOnly error={workouts.rows.length === 0 && workouts.error} onTryAgain={workouts.refetch}>
        <div className={classes['columns']}>
          <TrainingCalendar subject={subject} />
          <PagedList
            pages={workouts}
            label={t(clientId ? 'list.title' : 'history.title')}
            columns={columns}
            card={card}
            rowKey={({ id }) => id}
            link={({ id }) => completedWorkoutLink(subject, id)}
            toolbar={clientId && <WorkoutFilterBar filters={filters} onChange={setFilters} />}
            empty={clientId ? <EmptyState illustration="weights" text={t('list.emptyOfClient')} /> : <NothingDone />}
            isFiltered={isFiltered(filters)}
          />
        </div>
      </OnlineOnly>
      {clientId && <InPersonDrawer isOpen={inPerson} onOpenChange={onOpenChange} clientId={clientId} isClientFixed />}
    </SubjectScreen>
  );
}

function NothingDone() {
  const t = useTexts('completed-workouts');
  return (
    <EmptyState
      illustration="weights"
      text={t('history.empty')}
      action={<LinkButton to="/home">{t('history.toToday')}</LinkButton>}
    />
  );
}
