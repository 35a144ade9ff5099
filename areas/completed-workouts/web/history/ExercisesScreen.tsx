import { forSubject, useSubject } from '#shell/web/api/subject.ts';
import type { Column } from '#shell/web/lists/columns.ts';
import { FilteredList } from '#shell/web/lists/FilteredList.tsx';
import { useList } from '#shell/web/lists/use-list.ts';
import { formatDate, formatNumber, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { historyRoutes, type TrainedExercise, TrainedExerciseFilters } from '../../contract/history.ts';
import { exerciseLink } from '../links.ts';
import { SubjectScreen } from '../SubjectScreen.tsx';
import { setText, type Texts } from '../text.ts';
import classes from './Records.module.css';

/** The exercises the user or a client has done, last done first. */
export function ExercisesScreen() {
  const t = useTexts('completed-workouts');
  const subject = useSubject();
  const [route, params] = forSubject(subject, historyRoutes.exercises, {});
  const list = useList({ route, params, filters: TrainedExerciseFilters, rows: ({ exercises }) => exercises });

  return (
    <SubjectScreen
      subject={subject}
      tab="exercises"
      title={t('history.title')}
      subtitle={t('progress.exercisesSubtitle')}
      query={list.pages}
    >
      <FilteredList
        list={list}
        label={t('progress.exercises')}
        columns={columnsOf(t)}
        fields={[{ kind: 'search', label: t('progress.searchExercise') }]}
        link={({ id }) => exerciseLink(subject, id)}
        empty={{ illustration: 'weights', text: t(subject.clientId ? 'progress.emptyOfClient' : 'progress.empty') }}
      />
    </SubjectScreen>
  );
}

function columnsOf(t: Texts): Column<TrainedExercise>[] {
  return [
    { name: 'name', header: t('records.exercise'), cell: ({ name }) => name, card: 'title' },
    {
      name: 'best',
      header: t('progress.bestSet'),
      cell: ({ bestSet }) => setText(t, bestSet),
      cardCell: ({ bestSet }) => t('progress.bestWas', { set: setText(t, bestSet) }),
      card: 'subtitle',
    },
    {
      name: 'times',
      header: t('progress.times'),
      cell: ({ workouts }) => formatNumber(workouts),
      cardCell: ({ workouts }) => t('progress.inWorkouts', { count: workouts }),
      card: 'subtitle',
      isNumber: true,
    },
    {
      name: 'last',
      header: t('progress.lastDay'),
      cell: ({ lastDay }) => formatDate(lastDay),
      cardCell: ({ lastDay }) => <span className={classes['when']}>{formatRelativeDate(lastDay)}</span>,
      card: 'state',
    },
  ];
}
