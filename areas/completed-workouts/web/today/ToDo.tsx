import type { Training } from '../../contract/training.ts';
import type { LocalWorkoutSummary } from '../runner/use-local-workouts.ts';
import { DoneToday } from './DoneToday.tsx';
import { dayCard } from './day-card.ts';
import { NextWorkout } from './NextWorkout.tsx';
import type { LocalToday } from './use-today.ts';

interface ToDoProps {
  today: LocalToday;
  here: readonly LocalWorkoutSummary[];
  day: string;
  settings: Training['settings'] | undefined;
}

/** The one thing to do, or that there is nothing more to do today. */
export function ToDo({ today, here, day, settings }: ToDoProps) {
  const { doneToday, next, program } = today;
  const card = dayCard(today, { here, day });
  if (card.isDoneForToday) return <DoneToday doneToday={doneToday} here={card.here} next={next} day={day} />;
  if (!program) return null;
  return <NextWorkout next={next} program={program} day={day} waiting={card.here?.waiting ?? 0} settings={settings} />;
}
