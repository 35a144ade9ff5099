import { addDays } from '#shell/common/dates.ts';
import type { TrendWeek } from '../contract/history.ts';
import { type DatedWorkout, isDue } from './schedule.ts';

export type TrainedWeek = Pick<TrendWeek, 'startsOn' | 'workouts' | 'volumeKg' | 'meanLoadKg'>;

interface Trend {
  /** Of the weeks in which something was trained. */
  trained: readonly TrainedWeek[];
  schedule: readonly DatedWorkout[];
  /** Mondays, oldest first. */
  mondays: readonly string[];
  today: string;
}

export function trendOf({ trained, schedule, mondays, today }: Trend): TrendWeek[] {
  return mondays.map((startsOn) => {
    const nextMonday = addDays(startsOn, 7);
    const ofWeek = schedule.filter(({ date }) => date >= startsOn && date < nextMonday);
    const done = ofWeek.filter(({ state }) => state === 'done');
    const due = ofWeek.filter((workout) => isDue(workout, today));
    const known = trained.find((week) => week.startsOn === startsOn);
    const { workouts = 0, volumeKg = 0, meanLoadKg = null } = known ?? {};
    return { startsOn, workouts, volumeKg, meanLoadKg, planned: due.length, done: done.length };
  });
}

/** Done and planned workouts of the last weeks. */
export function adherenceOf(weeks: readonly TrendWeek[], last: number): { done: number; planned: number } {
  const counted = weeks.slice(-last);
  const sum = (name: 'done' | 'planned') => counted.reduce((total, week) => total + week[name], 0);
  return { done: sum('done'), planned: sum('planned') };
}
