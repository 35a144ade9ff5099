import { addDays } from '#shell/common/dates.ts';
import type { TrendWeek } from '../contract/history.ts';
import type { ScheduledWorkout } from '../contract/today.ts';
import { type FinishedWork, isInterrupted } from './interrupted.ts';
import { type DatedWorkout, isDue } from './schedule.ts';

export type TrainedWeek = Pick<TrendWeek, 'startsOn' | 'workouts' | 'volumeKg' | 'meanLoadKg'>;

interface Trend {
  /** Of the weeks in which something was trained. */
  trained: readonly TrainedWeek[];
  /** The programs of `schedule`, with the first and last day on which the client followed them. */
  programs?: readonly { followedFrom: string; endsOn: string }[];
  schedule: readonly (DatedWorkout & Partial<Pick<ScheduledWorkout, 'completedWorkoutId'>>)[];
  /** By the id of the completed workout. */
  finishedWork?: ReadonlyMap<string, FinishedWork>;
  /** Mondays, oldest first. */
  mondays: readonly string[];
  today: string;
}

export function trendOf({ trained, programs = [], schedule, finishedWork, mondays, today }: Trend): TrendWeek[] {
  return mondays.map((startsOn) => {
    const nextMonday = addDays(startsOn, 7);
    const ofWeek = schedule.filter(({ date }) => date >= startsOn && date < nextMonday);
    const done = ofWeek.filter(({ state }) => state === 'done');
    const due = ofWeek.filter((workout) => isDue(workout, today));
    const known = trained.find((week) => week.startsOn === startsOn);
    const { workouts = 0, volumeKg = 0, meanLoadKg = null } = known ?? {};
    const work = done.flatMap(({ completedWorkoutId }) => finishedWork?.get(completedWorkoutId ?? '') ?? []);
    const sets = work.map(({ prescribedSets }) => prescribedSets);
    const plannedSets = sum(sets, 'total');
    const doneSets = plannedSets - sum(sets, 'missing');
    const [followedFrom = null] = programs
      .filter((program) => program.followedFrom < nextMonday && program.endsOn >= startsOn)
      .map((program) => (program.followedFrom > startsOn ? program.followedFrom : startsOn))
      .toSorted();
    return {
      startsOn,
      followedFrom,
      workouts,
      volumeKg,
      meanLoadKg,
      planned: due.length,
      done: done.length,
      interrupted: work.filter(isInterrupted).length,
      plannedSets,
      doneSets,
    };
  });
}

/** Adherence: done and planned workouts of the last weeks, whatever was done in them, and of the done ones the interrupted ones and the sets. */
export function adherenceOf(weeks: readonly TrendWeek[], last: number): Adherence {
  const counted = weeks.slice(-last);
  const followedFrom = counted.find((week) => week.followedFrom !== null)?.followedFrom ?? null;
  return {
    since: followedFrom === counted[0]?.startsOn ? null : followedFrom,
    done: sum(counted, 'done'),
    planned: sum(counted, 'planned'),
    interrupted: sum(counted, 'interrupted'),
    doneSets: sum(counted, 'doneSets'),
    plannedSets: sum(counted, 'plannedSets'),
  };
}

interface Adherence extends Pick<TrendWeek, 'done' | 'planned' | 'interrupted' | 'doneSets' | 'plannedSets'> {
  /** The day from which there were workouts to do, if that is not the first one of these weeks. */
  since: string | null;
}

function sum<Name extends string>(counts: readonly Record<Name, number>[], name: Name): number {
  return counts.reduce((total, one) => total + one[name], 0);
}
