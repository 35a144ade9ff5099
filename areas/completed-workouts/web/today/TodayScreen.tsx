import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatRelativeDate, formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { StatGroup } from '#shell/web/widgets/StatGroup.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { Today } from '../../contract/training.ts';
import { CurrentProgram } from './CurrentProgram.tsx';
import { dayCard } from './day-card.ts';
import { UnsyncedBanner } from './UnsyncedBanner.tsx';
import { NoProgram } from './NoProgram.tsx';
import classes from './Today.module.css';
import { TodaySkeleton } from './TodaySkeleton.tsx';
import { ToDo } from './ToDo.tsx';
import { Unread } from './Unread.tsx';
import { useLocalToday } from './use-today.ts';
import { WeekWorkouts } from './WeekWorkouts.tsx';

/** What a client sees first: what to do next, how the week goes, what the coach said. */
export function TodayScreen() {
  const t = useTexts('completed-workouts');
  const { name, timeZone } = useMe();
  const known = useLocalToday();
  // Drawn in slices: a slow phone answers to the finger meanwhile.
  const shown = useDeferredValue(known);
  const { today, error, here, day, keptAt } = known;
  const inCard = today && dayCard(today, { here, day }).here;
  // While nobody knows what the card will say, nothing comes and goes above it.
  const besides = today || error ? here.filter((one) => one !== inCard) : [];
  const now = new Date();

  return (
    <Screen
      title={t('today.hello', { name: name.split(' ')[0] })}
      subtitle={t('today.day', { weekday: formatWeekday(now, timeZone), date: formatDate(now, timeZone) })}
    >
      {keptAt !== null && (
        <div data-says-unreachable="true">
          <Banner tone="info" icon={IconCloudOff} role="status">
            {t('today.fromDevice', { day: formatRelativeDate(new Date(keptAt)) })}
          </Banner>
        </div>
      )}
      <UnsyncedBanner here={besides} isOffline={error !== null} />
      {shown.today && <TodayWork known={{ ...shown, today: shown.today }} />}
      {!shown.today && !error && <TodaySkeleton />}
      {error && <Unknown error={error} onTryAgain={known.tryAgain} />}
    </Screen>
  );
}

type Known = ReturnType<typeof useLocalToday> & { today: object };

function TodayWork({ known: { today, here, day, settings } }: { known: Known }) {
  const { program, next, week, unread } = today;
  const isOver = program?.state === 'terminated' && next?.state !== 'begun';
  if (!program || isOver)
    return (
      <>
        <Unread unread={unread} />
        <NoProgram today={today} />
      </>
    );

  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <ToDo today={today} here={here} day={day} settings={settings} />
        {week.length > 0 && <WeekWorkouts week={week} day={day} endsOn={program.endsOn} settings={settings} />}
      </div>
      <div className={classes['column']}>
        <Unread unread={unread} />
        <Done today={today} />
        <CurrentProgram program={program} coachName={today.coachName} />
      </div>
    </div>
  );
}

/** Without a network there is no today yet; what is on this phone stands above. */
function Unknown({ error, onTryAgain }: { error: ApiError; onTryAgain: () => void }) {
  const t = useTexts('completed-workouts');
  return (
    <Card>
      <EmptyState
        illustration="lost"
        text={error.message || t('today.unknown')}
        action={
          <Button variant="default" size="md" onClick={onTryAgain}>
            {t('today.tryAgain')}
          </Button>
        }
      />
    </Card>
  );
}

function Done({ today: { doneThisWeek, totalDone, streakWeeks } }: { today: Today }) {
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
