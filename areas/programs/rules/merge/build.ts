import { type Day, type ExerciseRow, limits, type Week, type Workout } from '../../contract/document.ts';
import { withNumbers } from '../numbers.ts';
import type { MergedPart } from './keep.ts';
import { type ProgramContent, programId } from './parts.ts';

type Ordered = (id: string, members: ReadonlySet<string>) => string[];

/** The parts put together again, with letters and numbers. */
export function buildProgram(kept: ReadonlyMap<string, MergedPart>, ordered: Ordered): ProgramContent {
  const members = Map.groupBy([...kept.values()], ({ part }) => part.parentId);
  const childrenOf = (id: string) => ordered(id, new Set(members.get(id)?.map(({ part }) => part.id)));

  function fieldsOf(id: string): Record<string, unknown> {
    const cells = kept.get(id)?.part.cells ?? {};
    return Object.assign({}, ...Object.values(cells).map(({ fields }) => fields));
  }
  const workoutOf = (id: string) =>
    ({
      id,
      ...fieldsOf(id),
      exercises: rowsOf(childrenOf(id).map((row) => ({ id: row, ...fieldsOf(row) }))),
    }) as Workout;
  const dayOf = (id: string) => ({ id, dayNumber: 1, ...fieldsOf(id), workouts: childrenOf(id).map(workoutOf) }) as Day;
  const weekOf = (id: string): Week => ({ id, weekNumber: 1, days: childrenOf(id).map(dayOf) });

  const head = fieldsOf(programId) as Pick<ProgramContent, 'title' | 'info'>;
  return { ...head, weeks: withNumbers(childrenOf(programId).map(weekOf)) };
}

interface Anchored {
  id: string;
  anchor?: string | null;
}

/** The members of a superset stand together, whatever came between them; numbering takes a superset of one apart. */
function rowsOf(rows: readonly Anchored[]): ExerciseRow[] {
  const supersets = Map.groupBy(rows, ({ id, anchor }) => (anchor ? `superset ${anchor}` : id));
  return [...supersets.values()].flatMap((members) =>
    members.map(({ anchor, ...row }, place) => {
      return { key: 'A', position: 1, ...row, supersetPosition: anchor ? place + 1 : null } as ExerciseRow;
    }),
  );
}

export function fitsLimits({ weeks }: ProgramContent): boolean {
  const days = weeks.flatMap((week) => week.days);
  const workouts = days.flatMap((day) => day.workouts);
  return (
    weeks.length <= limits.weeks &&
    weeks.every((week) => week.days.length <= limits.daysAWeek) &&
    days.every((day) => day.workouts.length <= limits.workoutsADay) &&
    workouts.every((workout) => workout.exercises.length <= limits.rowsAWorkout)
  );
}
