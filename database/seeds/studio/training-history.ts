import type { PrescribedRow, RowChange, SetValues } from '#areas/completed-workouts/contract/set.ts';
import { secondsOf } from '#areas/completed-workouts/rules/measures.ts';
import { prescribedReps, prescribedWeightKg } from '#areas/completed-workouts/rules/prefill.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { dateOf, offsetsOf } from '#areas/programs/rules/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { completeWorkout } from './training.ts';

const comments = ['', 'Bene, energia giusta', '', 'Ultime serie faticose', 'Dormito poco', '', ''];

interface TrainingHistoryOptions {
  today: string;
  /** Number of the last workouts that were skipped. */
  skips: number;
  /** Share of the prescribed loads, 0 to 1. */
  loadShare: number;
  /** Professional who logs the last workout in person. */
  inPerson?: Scope | undefined;
}

/** Logs the workouts of a program up to yesterday. Returns their ids, the latest last. */
export async function addTrainingHistory(
  client: Scope,
  copy: Program,
  options: TrainingHistoryOptions,
): Promise<string[]> {
  const pastWorkouts = datesOf(copy).filter(({ date }) => date < options.today);
  const completed = pastWorkouts.slice(0, Math.max(0, pastWorkouts.length - options.skips));
  const ids: string[] = [];
  for (const [index, { workoutId, date }] of completed.entries())
    ids.push(await trainOnce(client, workoutId, { ...options, date, index, isLast: index === completed.length - 1 }));
  return ids;
}

function datesOf({ weeks, startsOn }: Program): { workoutId: string; date: string }[] {
  return weeks.flatMap(({ weekNumber, days }) => {
    const offsets = offsetsOf(days);
    return days.flatMap(({ workouts }, index) => {
      const date = dateOf({ startsOn: startsOn ?? '', weekNumber, offset: offsets[index] ?? 0 });
      return workouts.map(({ id: workoutId }) => ({ workoutId, date }));
    });
  });
}

type Day = TrainingHistoryOptions & { date: string; index: number; isLast: boolean };

async function trainOnce(client: Scope, workoutId: string, day: Day): Promise<string> {
  const { date, index, isLast, inPerson } = day;
  const startedAt = new Date(`${date}T${String(16 + (index % 3)).padStart(2, '0')}:${10 + (index % 4) * 10}:00.000Z`);
  const skippedRowOf = (rows: PrescribedRow[]) => (index % 6 === 4 ? rows.at(-1) : undefined);
  const logger = isLast && inPerson ? { scope: inPerson, clientId: client.caller.clientId ?? '' } : { scope: client };
  const { scope, ...ofClient } = logger;
  const { id } = await completeWorkout(scope, {
    ...ofClient,
    workoutId,
    startedAt: startedAt.toISOString(),
    setsOf: (rows) =>
      setsOf(
        rows.filter((row) => row !== skippedRowOf(rows)),
        { ...day, startedAt },
      ),
    changesOf: (rows) => skipChangesOf(skippedRowOf(rows), startedAt),
    finish: {
      finishedAt: new Date(startedAt.getTime() + 75 * 60_000).toISOString(),
      effort: 6 + (index % 4),
      comment: comments[index % comments.length] ?? '',
    },
  });
  return id;
}

function skipChangesOf(row: PrescribedRow | undefined, changedAt: Date): RowChange[] {
  if (!row) return [];
  const reason = { skipReason: 'time' as const, skipNote: 'La palestra chiudeva' };
  return [{ rowId: row.id, ...reason, exerciseId: null, exerciseName: '', changedAt: changedAt.toISOString() }];
}

function setsOf(rows: PrescribedRow[], { startedAt, index, loadShare }: Day & { startedAt: Date }) {
  let loggedAtMs = startedAt.getTime();
  return rows.flatMap((row, rowIndex) =>
    Array.from({ length: row.sets ?? 1 }, (_, set) => {
      loggedAtMs += (40 + row.restValue) * 1000;
      const isNoted = rowIndex === 0 && index % 5 === 2 && set + 1 === row.sets;
      const note = isNoted ? 'Ultima ripetizione lenta, ma pulita' : '';
      return { ...setValues(row, set + 1, loadShare), note, loggedAt: new Date(loggedAtMs).toISOString() };
    }),
  );
}

/**
 * The logged values of a set. The last set is the hardest: one repetition in reserve less and, from the fourth set on,
 * one repetition less.
 */
function setValues(row: PrescribedRow, setNumber: number, loadShare: number): Omit<SetValues, 'loggedAt' | 'note'> {
  const reps = row.type === 'reps' ? prescribedReps(row.reps) : null;
  const kg = prescribedWeightKg(row.weight);
  const isLast = setNumber === row.sets;
  return {
    rowId: row.id,
    setNumber,
    weightKg: kg === null ? null : Math.round(kg * loadShare * 2) / 2,
    reps: reps === null ? null : reps - (isLast && setNumber > 3 ? 1 : 0),
    rir: reps === null ? null : (row.rir ?? 2) - (isLast ? 1 : 0),
    rpe: null,
    seconds: row.type === 'time' ? secondsOf(row.value, { bare: 'seconds' }) : null,
    metres: null,
    isWarmUp: false,
  };
}
