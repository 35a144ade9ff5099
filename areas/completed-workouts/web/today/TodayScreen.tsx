import { Button, Skeleton } from '@mantine/core';
import { IconCalendarEvent, IconCloudOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { AdviceBanner } from '#areas/advices/web/public.tsx';
import { CheckInBanner } from '#areas/surveys/web/public.tsx';
import { NoticeBanners } from '#areas/notices/web/public.tsx';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatRelativeDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { FreeWorkoutButton } from '../free/FreeWorkoutButton.tsx';
import { LoadErrorCard } from '../LoadErrorCard.tsx';
import { CurrentProgram } from './CurrentProgram.tsx';
import { DoneToday, RefusedSkips } from './lazy-actions.ts';
import { NextWorkout } from './NextWorkout.tsx';
import classes from './Today.module.css';
import type { NutritionOfToday } from './nutrition-of-today.ts';
import { PausedPrograms } from './PausedPrograms.tsx';
import { Unread, WorkoutBanners } from './Notices.tsx';
import type { ScheduledWorkout } from '../../contract/today.ts';
import { type LocalToday, useLocalToday } from './use-today.ts';
import { WeekWorkouts } from './WeekWorkouts.tsx';

/** Most clients have a program, so that their first screen does not load it. */
const NoProgram = lazy(async () => ({ default: (await import('./NoProgram.tsx')).NoProgram }));
const TodayMeals = lazy(async () => ({ default: (await import('./TodayMeals.tsx')).TodayMeals }));

/**
 * What the client is asked to answer or do, then what there is to read. They may arrive later than the content: the card of the next
 * workout stands above them and does not move.
 */
const newsBanners = (
  <>
    <CheckInBanner />
    <NoticeBanners />
    <AdviceBanner />
  </>
);

const WithoutNutrition: NutritionOfToday = ({ children }) => children;

export interface TodayScreenProps {
  Nutrition?: NutritionOfToday;
}

/** The start page of a client: next workout, week, program, unread comments, and the meals of a client who follows a meal plan. */
export function TodayScreen({ Nutrition = WithoutNutrition }: TodayScreenProps) {
  const t = useTexts('completed-workouts');
  const { name, timeZone } = useMe();
  const { today, error, local, hasRefusedSkips, cachedAt, isUpdating, refetch } = useLocalToday();
  // A deferred render is split into slices, so that a slow phone stays responsive.
  const shown = useDeferredValue(today);
  // Waits until the content of the card is known: the card may show the same workout, and the banner would disappear.
  const aboveCard = today || error ? local.filter((one) => one !== today?.localWorkout) : [];
  const now = new Date();
  const date = t('today.day', { weekday: formatWeekday(now, timeZone), date: formatDate(now, timeZone) });

  return (
    <Screen
      title={t('today.hello', { name: name.split(' ')[0] })}
      subtitle={isUpdating ? `${date} · ${t('today.updating')}` : date}
    >
      {cachedAt !== null && (
        <div data-says-unreachable="true">
          <Banner tone="info" icon={IconCloudOff} role="status">
            {t('today.fromDevice', { day: formatRelativeDate(new Date(cachedAt)) })}
            {today?.next && ` ${t('today.trainOffline')}`}
          </Banner>
        </div>
      )}
      {today?.isConsentWithdrawn && (
        <Banner tone="warning" actions={<ConsentLink />}>
          {t('today.consentWithdrawn')}
        </Banner>
      )}
      <WorkoutBanners local={aboveCard} begunElsewhere={today?.begunElsewhere ?? []} isOffline={error !== null} />
      <Suspense>{hasRefusedSkips && <RefusedSkips />}</Suspense>
      {today && isTraining(today) && <NextVisit today={today} />}
      {shown && <TodayContent today={shown} Nutrition={Nutrition} />}
      {/* While the content loads they are hidden, so that their responses are loaded too. */}
      {!shown && (error ? newsBanners : <div hidden>{newsBanners}</div>)}
      {!shown && !error && <TodaySkeleton />}
      {error && <LoadErrorCard text={error.message || t('today.unknown')} onRetry={refetch} />}
    </Screen>
  );
}

function NextVisit({ today: { nextVisitOn: day, day: present } }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  if (!day || day < present) return null;
  return (
    <Banner tone="info" icon={IconCalendarEvent}>
      {t('today.nextVisit', { weekday: formatWeekday(day), date: formatDate(day) })}
    </Banner>
  );
}

function ConsentLink() {
  const t = useTexts('completed-workouts');
  return (
    <Link to="/settings/$section" params={{ section: 'consents' }}>
      {t('today.toConsents')}
    </Link>
  );
}

/** Whether a program is running, or a workout of one that has ended was begun. */
function isTraining({ program, next }: LocalToday): boolean {
  return program !== null && (program.state !== 'terminated' || next?.state === 'begun');
}

function TodayContent({ today, Nutrition }: { today: LocalToday; Nutrition: NutritionOfToday }) {
  const { programs, upcoming = [], unread, otherCare } = today;
  const hasMeals = !!otherCare?.meals?.length;
  const hasTargets = !!otherCare?.hasTargets;

  // Synchronises with the storage of the device: the measurements, meals and targets of a client who never opened them are in it too.
  useEffect(() => Nutrition.precache?.({ meals: hasMeals, targets: hasTargets }), [Nutrition, hasMeals, hasTargets]);

  if (!isTraining(today))
    return (
      <>
        {newsBanners}
        <NextVisit today={today} />
        <Suspense>
          <NoProgram today={today} Nutrition={Nutrition}>
            <Unread unread={unread} />
          </NoProgram>
        </Suspense>
        {(today.program || today.careKinds?.join() !== 'nutrition') && <FreeWorkoutButton {...today} />}
      </>
    );

  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <PausedPrograms today={today} />
        {today.isDoneForToday ? (
          <Suspense fallback={<Skeleton height={196} radius={12} />}>
            <DoneToday today={today} />
          </Suspense>
        ) : (
          <NextWorkout today={today} />
        )}
        <FreeWorkoutButton {...today} />
        {newsBanners}
        {[...Map.groupBy(today.week, ({ programId, weekNumber }) => programId + weekNumber)].map(([key, week]) => (
          <WeekWorkouts key={key} today={today} week={week as [ScheduledWorkout]} />
        ))}
      </div>
      <div className={classes['column']}>
        {hasMeals && <MealsBesideProgram Nutrition={Nutrition} />}
        <Suspense>{otherCare?.meals?.length === 0 && <TodayMeals meals={[]} />}</Suspense>
        <Unread unread={unread} />
        <DoneStats today={today} />
        {[...programs, ...upcoming].map((one) => (
          <CurrentProgram key={one.id} program={one} day={today.day} coachName={today.coachName} />
        ))}
      </div>
    </div>
  );
}

/**
 * A button that shows the meals of today beside a program. What reports them is large and loaded with a tap, so that the workout is not
 * shown later.
 */
function MealsBesideProgram({ Nutrition }: { Nutrition: NutritionOfToday }) {
  const t = useTexts('completed-workouts');
  const [isShown, setShown] = useState(false);

  const button = (
    <Button variant="default" onClick={() => setShown(true)}>
      {t('today.reportMeals')}
    </Button>
  );
  if (!isShown) return button;
  return (
    <Suspense>
      <Nutrition>
        <Link to="/my/nutrition" className={classes['link']}>
          {t('today.toMeals')}
        </Link>
      </Nutrition>
    </Suspense>
  );
}

function DoneStats({ today: { doneThisWeek, totalDone, streakWeeks } }: { today: LocalToday }) {
  const t = useTexts('completed-workouts');
  return (
    <StatGroup
      stats={[
        { label: t('today.doneThisWeek'), value: doneThisWeek, note: t('today.workouts', { count: doneThisWeek }) },
        { label: t('today.streak'), value: streakWeeks, note: t('today.streakWeeks', { count: streakWeeks }) },
        { label: t('today.totalDone'), value: totalDone, note: t('today.workouts', { count: totalDone }) },
      ]}
    />
  );
}

function TodaySkeleton() {
  return (
    <div className={classes['columns']} aria-busy="true">
      <div className={classes['column']}>
        <Skeleton height={196} radius={12} />
        <Skeleton height={240} />
      </div>
      <div className={classes['column']}>
        <Skeleton height={82} />
        <Skeleton height={180} />
      </div>
    </div>
  );
}
