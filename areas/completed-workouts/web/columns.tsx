import { formatDate, formatNumber, formatPastDay } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Column, RowCard } from '#shell/web/lists/columns.ts';
import type { CompletedWorkoutCard } from '../contract/workout.ts';
import classes from './columns.module.css';
import {
  type DoneSets,
  enduranceTexts,
  figuresText,
  isOnlyAdded,
  originBesideTitle,
  skipNoteText,
  type Texts,
} from './text.ts';
import { workoutName } from '../rules/workout-name.ts';
import { hasBadges, WorkoutBadges } from './WorkoutBadges.tsx';
import type { FilterField } from '#shell/web/lists/filter-fields.ts';
import type { WorkoutFilters } from '../contract/filters.ts';

/** Returns the columns of every list of completed workouts, without that of the client. */
export function useWorkoutColumns(): Column<CompletedWorkoutCard>[] {
  const t = useTexts('completed-workouts');
  return [
    {
      name: 'title',
      header: t('columns.workout'),
      cell: (workout) => workoutName(t, workout),
      detail: (workout) => [originBesideTitle(t, workout), skipNoteText(t, workout)].filter(Boolean).join(' · '),
      card: 'title',
    },
    {
      name: 'date',
      header: t('columns.date'),
      cell: ({ finishedOn }) => <span className={classes['nowrap']}>{formatDate(finishedOn)}</span>,
    },
    {
      name: 'minutes',
      header: t('figures.minutes'),
      cell: ({ skip, minutes }) => (skip || minutes === null ? '–' : formatNumber(minutes)),
      isNumber: true,
    },
    {
      name: 'sets',
      header: t('figures.sets'),
      cell: (workout) => (workout.skip ? '–' : setFigure(t, workout)),
      isNumber: true,
    },
    {
      name: 'volume',
      header: t('figures.volume'),
      cell: ({ skip, volumeKg, endurance }) => {
        if (endurance) return enduranceTexts(t, endurance).join(' · ');
        return skip ? '–' : t('figures.kg', { kg: formatNumber(volumeKg, 0) });
      },
      isNumber: true,
    },
    { name: 'effort', header: t('figures.effort'), cell: ({ effort }) => effortText(t, effort), isNumber: true },
    {
      name: 'comments',
      header: t('columns.comments'),
      cell: (workout) => <CommentCount workout={workout} />,
      isNumber: true,
    },
  ];
}

/**
 * Returns the function that renders a completed workout as a card, for lists on a phone. With `withClient` the card
 * begins with the name of the client.
 */
export function useWorkoutCard({ withClient = false } = {}): (workout: CompletedWorkoutCard) => RowCard {
  const t = useTexts('completed-workouts');
  return (workout) => {
    const title = workoutName(t, workout);
    const { weekNumber: week, dayNumber: day, source } = workout;
    const origin = source === 'forma' ? t('weekAndDay', { week, day }) : originBesideTitle(t, workout);
    const origins = [withClient && title, origin].filter(Boolean).join(' · ');
    return {
      title: withClient ? workout.clientName : title,
      subtitle: (
        <>
          {origins && <span className={classes['line']}>{origins}</span>}
          <span className={classes['line']}>{workout.skip ? skipNoteText(t, workout) : figuresText(t, workout)}</span>
        </>
      ),
      state: <span className={classes['when']}>{formatPastDay(workout.finishedOn)}</span>,
      below: <CommentCount workout={workout} isOfCard />,
    };
  };
}

/** Badges, with the number of unread comments; the number of all comments when none is unread. */
function CommentCount({ workout, isOfCard = false }: { workout: CompletedWorkoutCard; isOfCard?: boolean }) {
  const t = useTexts('completed-workouts');
  const { unread, comments } = workout;
  const isCounted = comments > 0 && unread === 0;
  const isMarked = hasBadges(workout);
  if (!isCounted && !isMarked) return isOfCard ? null : '–';
  return (
    <span className={classes['marks']} data-of-card={isOfCard}>
      <WorkoutBadges workout={workout} />
      {isMarked && isCounted && ' '}
      {isCounted && (
        <span className={classes['nowrap']}>
          {isOfCard ? t('columns.commentCount', { count: comments }) : formatNumber(comments)}
        </span>
      )}
    </span>
  );
}

/** Number of sets under its header: `13`; while prescribed ones are missing `1 di 17`; where only added ones were done `3 aggiunte`. */
function setFigure(t: Texts, done: DoneSets): string {
  const { sets } = done;
  const { total, missing } = done.prescribedSets;
  if (isOnlyAdded(done)) return t('figures.setsAdded', { count: sets });
  return missing > 0 ? t('figures.setsOf', { done: total - missing, total }) : formatNumber(sets);
}

function effortText(t: Texts, effort: number | null): string {
  return effort === null ? '–' : t('figures.ofTen', { effort });
}

/** Returns the filters of every list of completed workouts. */
export function useWorkoutFields(): FilterField<Omit<WorkoutFilters, 'page'>>[] {
  const t = useTexts('completed-workouts');
  return [
    {
      kind: 'segments',
      name: 'unread',
      label: t('list.comments'),
      options: [
        { value: undefined, label: t('list.all') },
        { value: true, label: t('list.unread') },
      ],
    },
    { kind: 'date', name: 'from', label: t('fields.from'), max: 'until' },
    { kind: 'date', name: 'until', label: t('fields.until'), min: 'from' },
  ];
}
