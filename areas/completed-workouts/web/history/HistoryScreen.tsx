import { forSubject, useSubject } from '#shell/web/api/subject.ts';
import { FilteredList } from '#shell/web/lists/FilteredList.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { clientWorkoutRoutes } from '../../contract.ts';
import { WorkoutFilters } from '../../contract/filters.ts';
import { useWorkoutCard, useWorkoutColumns, useWorkoutFields } from '../columns.tsx';
import { InPerson } from '../coach/InPerson.tsx';
import { ImportHistory } from '../import/ImportHistory.tsx';
import { FreeWorkoutButton } from '../free/FreeWorkoutButton.tsx';
import { completedWorkoutLink } from '../links.ts';
import { BegunWorkouts } from '../BegunWorkouts.tsx';
import { useTraining } from '../queries.ts';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { TrainingCalendar } from './calendar/TrainingCalendar.tsx';
import classes from './HistoryScreen.module.css';

/** The finished workouts of the user or of a client, in a calendar and as a list. */
export function HistoryScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const { clientId } = subject;
  const [route, params] = forSubject(subject, clientWorkoutRoutes.list, {});
  const list = useList({
    route,
    params,
    filters: WorkoutFilters,
    rows: ({ completedWorkouts }) => completedWorkouts,
  });
  const fields = useWorkoutFields();
  const toToday = <LinkButton to="/home">{t('history.toToday')}</LinkButton>;

  return (
    <SubjectScreen
      subject={subject}
      tab="calendar"
      title={t('history.title')}
      subtitle={t('history.subtitle')}
      query={list.pages}
      actions={
        <>
          {!clientId && <OwnFreeWorkout />}
          <ImportHistory subject={subject} />
          {clientId && <InPerson clientId={clientId} isClientFixed />}
        </>
      }
    >
      <BegunWorkouts workouts={list.pages.firstPage?.begun} />
      <div className={classes['columns']}>
        <TrainingCalendar subject={subject} />
        <FilteredList
          list={list}
          label={t(clientId ? 'list.title' : 'history.title')}
          columns={useWorkoutColumns()}
          card={useWorkoutCard()}
          fields={clientId ? fields : []}
          link={({ id }) => completedWorkoutLink(subject, id)}
          empty={{
            illustration: 'weights',
            ...(clientId ? { text: t('list.emptyOfClient') } : { text: t('history.empty'), action: toToday }),
          }}
        />
      </div>
    </SubjectScreen>
  );
}

function OwnFreeWorkout() {
  const { training } = useTraining();
  return (
    <FreeWorkoutButton settings={training?.settings} isConsentWithdrawn={training?.today.isConsentWithdrawn ?? false} />
  );
}
