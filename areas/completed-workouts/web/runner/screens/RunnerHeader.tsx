import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { weekdayOfTitle } from '#areas/programs/rules/weekday-of-title.ts';
import { addDays, mondayOf, plainDateInZone, todayIn } from '#shell/common/dates.ts';
import { formatDuration } from '#shell/common/numbers.ts';
import { useMe } from '#shell/web/session.ts';
import { formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { countedSets } from '../../../rules/figures.ts';
import { type LocalWorkout, loggedSets, pendingCount, pendingSets } from '../local-store/local-workout-store.ts';
import { hasRejections } from '../local-store/log.ts';
import { useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';
import { stopText } from './stop-text.ts';
import { UnreadMessages } from './UnreadMessages.tsx';
import type { SyncStatus } from '#shell/web/device-store/sync-loop.ts';
import { useNow } from '../timers/use-now.ts';
import classes from './RunnerHeader.module.css';
import { workoutName } from '../../../rules/workout-name.ts';

/** A longer time since the start is not shown: 12 hours. */
const longestElapsedSeconds = 12 * 3600;

interface RunnerHeaderProps {
  /** Start of the workout; the header shows the time since then. */
  startedAt?: string;
  /** Number of logged and of planned sets. */
  progress?: { done: number; planned: number };
  onLeave?: () => void;
}

/** Header that is always visible: workout, client, elapsed time, progress, sync status and the button to leave. */
export function RunnerHeader({ startedAt, progress, onLeave = () => {} }: RunnerHeaderProps) {
  const t = useTexts('completed-workouts');
  const { prescription, client } = useRunner();
  const { weekNumber, dayNumber } = prescription;
  const leave = { className: classes['leave'], 'aria-label': t('runner.leave'), onClick: onLeave };
  const day = prescription.isFree ? t('free.title') : t('weekAndDay', { week: weekNumber, day: dayNumber });

  return (
    <header className={classes['head']}>
      <div className={classes['line']}>
        {client ? (
          <Link to="/clients/$id/completed_workouts" params={{ id: client.id }} {...leave}>
            <IconX size={22} aria-hidden="true" />
          </Link>
        ) : (
          <Link to="/home" {...leave}>
            <IconX size={22} aria-hidden="true" />
          </Link>
        )}
        <div className={classes['content']}>
          <h1>{workoutName(t, prescription)}</h1>
          <p>{[client?.name, day].filter(Boolean).join(' · ')}</p>
          <OtherWeekday title={prescription.title} startedAt={startedAt} />
        </div>
        {startedAt && <ElapsedTime startedAt={startedAt} />}
      </div>
      {progress && <ProgressLine {...progress} />}
      <StopLine />
      <UnreadMessages />
    </header>
  );
}

/** Why the client should not go on, always in sight. */
function StopLine() {
  const t = useRunnerTexts();
  const text = stopText(t, useRunner().prescribed);
  return (
    text && (
      <div className={classes['banner']}>
        <Banner tone="danger" icon={IconAlertTriangle} role="status">
          {text}
        </Banner>
      </div>
    )
  );
}

/** Says that a workout that is named after a weekday is done on another one; nothing on its day. */
function OtherWeekday({ title, startedAt }: { title: string; startedAt: string | undefined }) {
  const t = useTexts('completed-workouts');
  const { timeZone } = useMe();
  const planned = weekdayOfTitle(title);
  const day = startedAt ? plainDateInZone(startedAt, timeZone) : todayIn(timeZone);
  const monday = mondayOf(day);
  if (planned === null || addDays(monday, planned) === day) return null;
  const weekdays = { planned: formatWeekday(addDays(monday, planned)), weekday: formatWeekday(day) };
  return <p>{t(startedAt ? 'runner.begunOnOtherDay' : 'runner.otherDay', weekdays)}</p>;
}

/** Elapsed time, which screen readers do not announce. */
function ElapsedTime({ startedAt }: { startedAt: string }) {
  const t = useTexts('completed-workouts');
  const seconds = (useNow() - Date.parse(startedAt)) / 1000;
  // Continued on another day, or the clock of the phone was moved since.
  if (seconds < 0 || seconds > longestElapsedSeconds) return null;
  const time = formatDuration(seconds);

  return (
    <span className={classes['clock']} role="timer" aria-live="off" aria-label={t('runner.elapsed', { time })}>
      {time}
    </span>
  );
}

function ProgressLine({ done, planned }: { done: number; planned: number }) {
  const t = useTexts('completed-workouts');
  const { workout, prescription } = useRunner();
  const label = prescription.isFree
    ? t('set.sets', { count: countedSets(loggedSets(workout)).length })
    : t('runner.progress', { done, count: planned });
  const state = (
    <div className={classes['state']}>
      <strong>{label}</strong>
      {workout.sets.length > 0 && <SyncStatusText />}
    </div>
  );
  if (prescription.isFree) return state;

  return (
    <>
      {state}
      <div
        className={classes['bar']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={planned}
        aria-valuenow={done}
      >
        <div style={{ width: `${planned === 0 ? 0 : (done / planned) * 100}%` }} />
      </div>
    </>
  );
}

const icons = { saved: IconCheck, sending: IconLoader2, later: IconCloudOff, rejected: IconAlertTriangle };

/** Whether everything is saved on the server. With `isUnsavedOnly` nothing once it is. */
export function SyncStatusText({ isUnsavedOnly = false }: { isUnsavedOnly?: boolean }) {
  const t = useTexts('completed-workouts');
  const { workout, syncStatus } = useRunner();
  const rejected = workout.sets.filter(({ state }) => state === 'rejected').length;
  const state = savingState(workout, syncStatus);
  const Icon = icons[state];
  if (isUnsavedOnly && state === 'saved' && !workout.isInMemoryOnly) return null;

  return (
    <span className={classes['saving']} data-state={state} role="status">
      <Icon size={16} aria-hidden="true" />
      {text()}
    </span>
  );

  function text(): string {
    if (workout.isInMemoryOnly) return t('saving.onThisPageOnly');
    if (state === 'rejected') return rejectedText();
    return state === 'later' ? t('saving.later', { count: pendingCount(workout) }) : t(`saving.${state}`);
  }

  /** Without a set it is a photo, an exercise or the end. A photo without the client's yes is only waiting for it. */
  function rejectedText(): string {
    const count = rejected || pendingSets(workout).length;
    if (count > 0) return t('saving.rejected', { count });
    const media = workout.media.filter(({ awaitsConsent }) => !awaitsConsent);
    return t(hasRejections({ ...workout, media }) ? 'saving.otherRejected' : 'saving.awaitsConsent');
  }
}

/**
 * Returns the sync state of the workout. Removals, row changes, media, the end and the title are sent like sets, but not counted as sets.
 */
function savingState(workout: LocalWorkout, syncStatus: SyncStatus): keyof typeof icons {
  if (hasRejections(workout)) return 'rejected';
  const { prescribed, rowChanges, media, removedMediumIds, finish } = workout;
  const isEndPending = (finish !== null && !finish.isSynced) || prescribed?.isTitleUnsent;
  const others = [...rowChanges, ...media].filter(({ state }) => state === 'pending').length + removedMediumIds.length;
  if (pendingSets(workout).length + others === 0 && !isEndPending) return 'saved';
  return syncStatus === 'waiting' ? 'later' : 'sending';
}
