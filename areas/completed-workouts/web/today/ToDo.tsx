import type { Training } from '../../contract/training.ts';
import type { WorkoutHere } from '../runner/use-workouts-here.ts';
import { DoneToday } from './DoneToday.tsx';
import { NextWorkout } from './NextWorkout.tsx';
import type { TodayHere } from './use-today.ts';

interface ToDoProps {
  today: TodayHere;
  here: readonly WorkoutHere[];
  day: string;
  settings: Training['settings'] | undefined;
}

/** The one thing to do; nothing more today for who has trained today, unless another one is due or begun. */
export function ToDo({ today: { doneToday, next, program }, here, day, settings }: ToDoProps) {
  const finishedHere = here.find(({ isFinished }) => isFinished);
  const isDue = next !== null && (next.state === 'begun' || next.date === day);
  if ((doneToday.length > 0 || finishedHere) && !isDue)
    return <DoneToday doneToday={doneToday} here={finishedHere} next={next} day={day} />;
  if (!program) return null;
  return <NextWorkout next={next} program={program} day={day} settings={settings} />;
}
