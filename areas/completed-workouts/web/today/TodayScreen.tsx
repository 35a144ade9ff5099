import { Button } from '@mantine/core';
import type { ApiError } from '#shell/web/api/api-error.ts';
import { useMe } from '#shell/web/session.ts';
import { date, weekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { EmptyState } from '#shell/web/widgets/EmptyState.tsx';
import { FigureStrip } from '#shell/web/widgets/FigureStrip.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import type { Today } from '../../contract.ts';
import { useToday } from '../queries.ts';
import { useWorkoutsHere, type WorkoutHere } from '../runner/use-workouts-here.ts';
import { CurrentProgram } from './CurrentProgram.tsx';
import { HereNotice } from './HereNotice.tsx';
import { NextWorkout } from './NextWorkout.tsx';
import { NoProgram } from './NoProgram.tsx';
import classes from './Today.module.css';
import { TodaySkeleton } from './TodaySkeleton.tsx';
import { WeekWorkouts } from './WeekWorkouts.tsx';

/** What a client sees first: what to do next, how the week goes, what the coach said. */
export function TodayScreen() {
  const t = useTexts('completed-workouts');
  const { name, timeZone } = useMe();
  const { data, error, refetch } = useToday();
  const here = useWorkoutsHere();
  const now = new Date();

  return (
    <Screen
      title={t('today.hello', { name: name.split(' ')[0] })}
      facts={t('today.day', { weekday: weekday(now, timeZone), date: date(now, timeZone) })}
    >
      <HereNotice here={here} isOffline={error !== null && !data} />
      {data && <TodayWork today={data.today} here={here} />}
      {!data && !error && <TodaySkeleton />}
      {!data && error && <Unknown error={error} onTryAgain={() => void refetch()} />}
    </Screen>
  );
}

function TodayWork({ today, here }: { today: Today; here: readonly WorkoutHere[] }) {
  const { program, next, week } = today;
  if (!program) return <NoProgram today={today} />;

  return (
    <div className={classes['columns']}>
      <div className={classes['column']}>
        <NextWorkout next={next} program={program} here={here} />
        {week.length > 0 && <WeekWorkouts week={week} here={here} />}
      </div>
      <div className={classes['column']}>
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
        drawing="lost"
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

function Done({ today: { doneThisWeek, totalDone } }: { today: Today }) {
  const t = useTexts('completed-workouts');
  return (
    <FigureStrip
      figures={[
        { label: t('today.doneThisWeek'), value: doneThisWeek, note: t('today.workouts', { count: doneThisWeek }) },
        { label: t('today.totalDone'), value: totalDone, note: t('today.workouts', { count: totalDone }) },
      ]}
    />
  );
}
