import { useTexts } from '#shell/web/texts/texts.ts';
import type { AssignedProgram } from '../../contract/assigned.ts';

interface CopyProgress {
  /** Workouts that were done, without the interrupted ones. */
  done: number;
  /** `14 di 16 allenamenti, 2 interrotti`. */
  text: string;
}

/** Returns a function that gives the progress of a copy; null where it may not be read. */
export function useCopyProgress(): (program: AssignedProgram) => CopyProgress | null {
  const t = useTexts('programs');
  return ({ completedWorkouts, interruptedWorkouts, workouts: count }) => {
    if (completedWorkouts === null) return null;
    const interrupted = interruptedWorkouts ?? 0;
    const done = completedWorkouts - interrupted;
    const text = t('assigned.done', { done, count });
    return { done, text: interrupted > 0 ? `${text}, ${t('assigned.interrupted', { count: interrupted })}` : text };
  };
}
