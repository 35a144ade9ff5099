import { type Icon, IconChevronRight, IconCloudUpload, IconMessage, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatDate, formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Today } from '../../contract/today.ts';
import type { LocalWorkoutSummary } from '../runner/sync/use-local-workouts.ts';
import classes from './Today.module.css';
import { workoutName } from '../../rules/workout-name.ts';

interface WorkoutBannersProps {
  local: readonly LocalWorkoutSummary[];
  begunElsewhere: NonNullable<Today['begunElsewhere']>;
  isOffline: boolean;
}

/**
 * Banners for workouts that the card below does not show: those of this device that are not synced, offline also the begun
 * ones, so that they can be opened, and begun ones that are free or whose program has ended, was replaced or taken away.
 */
export function WorkoutBanners({ local, begunElsewhere, isOffline }: WorkoutBannersProps) {
  const t = useTexts('completed-workouts');
  const here = local.filter(
    ({ isPending, isFinished, isBegun, isFree, refusal }) =>
      isPending || isFinished || refusal !== undefined || (isBegun && (isOffline || isFree)),
  );
  const known = [...here, ...local.filter(({ isDeleted }) => isDeleted)];
  const others = begunElsewhere.filter(({ workoutId }) => !known.some((one) => one.workoutId === workoutId));

  return (
    <div role="status" className={classes['notices']}>
      {here.map((workout) => {
        const { workoutId, isPending, pending, isFinished, refusal } = workout;
        const state = t(isFinished ? 'today.finishedHere' : 'today.begun');
        const text = refusal === undefined ? state : refusal || t('rejected.unexplained');
        return (
          <WorkoutBanner
            key={workoutId}
            {...{ workoutId }}
            name={workoutName(t, workout)}
            text={isPending && refusal === undefined ? t('saving.later', { count: pending }) : text}
            icon={isPending || isFinished ? IconCloudUpload : IconPlayerPlay}
          />
        );
      })}
      {others.map(({ workoutId, programTitle, startedAt, isFree, isWithdrawn, ...workout }) => (
        <WorkoutBanner
          key={workoutId}
          {...{ workoutId }}
          name={workoutName(t, workout)}
          text={t(isFree ? 'free.begunOn' : isWithdrawn ? 'today.begunWithdrawn' : 'today.begunElsewhere', {
            program: programTitle,
            date: formatDate(startedAt),
          })}
          icon={IconPlayerPlay}
        />
      ))}
    </div>
  );
}

interface WorkoutBannerProps {
  workoutId: string;
  name: string;
  text: string;
  icon: Icon;
}

function WorkoutBanner({ workoutId, name, text, icon: BannerIcon }: WorkoutBannerProps) {
  return (
    <Link to="/my/workouts/$workoutId" params={{ workoutId }} className={classes['banner']}>
      <BannerIcon size={20} aria-hidden="true" />
      <span className={classes['content']}>
        <strong>{name}</strong>
        <span>{text}</span>
      </span>
    </Link>
  );
}

/** Unread comments of the coach, with a link to their workouts. */
export function Unread({ unread }: Pick<Today, 'unread'>) {
  const t = useTexts('completed-workouts');
  if (unread.length === 0) return null;

  return (
    <Section title={t('today.unread')} flush>
      <ul className={classes['list']}>
        {unread.map(({ completedWorkoutId, setId, authorName, text, createdAt, count, ...workout }) => (
          <li key={completedWorkoutId}>
            <Link
              to="/my/completed-workouts/$completedWorkoutId"
              params={{ completedWorkoutId }}
              search={setId ? { set: setId } : {}}
              {...(!setId && { hash: 'comments' })}
              className={classes['row']}
            >
              <IconMessage size={20} aria-hidden="true" />
              <span className={classes['content']}>
                <strong>{t('today.unreadOn', { name: authorName, title: workoutName(t, workout) })}</strong>
                <span className={classes['excerpt']}>{text}</span>
                <span>
                  {formatRelativeDate(createdAt)}
                  {count > 1 && ` · ${t('today.unreadMore', { count: count - 1 })}`}
                </span>
              </span>
              <IconChevronRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
