import type { PrescribedRow, RowChange, SetValues } from '#areas/completed-workouts/contract/set.ts';
import { secondsOf } from '#areas/completed-workouts/rules/measures.ts';
import { prescribedReps, prescribedWeightKg } from '#areas/completed-workouts/rules/prefill.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { dateOf, offsetsOf } from '#areas/programs/rules/dates.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { completeWorkout } from './training.ts';

const comments = ['', 'Bene, energia giusta', '', 'Ultime serie faticose', 'Dormito poco', '', ''];

interface Way {
  today: string;
  /** So many of the last workouts are left out. */
  skips: number;
  /** Of the prescribed loads. */
  loadShare: number;
  /** Who writes down the last workout, standing beside the client. */
  inPerson?: Scope | undefined;
}

/** What a client did of a program up to yesterday, the last one at the end. */
export async function addTrainingHistory(client: Scope, copy: Program, way: Way): Promise<string[]> {
  const past = datesOf(copy).filter(({ on }) => on < way.today);
  const done = past.slice(0, Math.max(0, past.length - way.skips));
  const ids: string[] = [];
  for (const [index, { workoutId, on }] of done.entries())
    ids.push(await trainOnce(client, workoutId, { ...way, on, index, isLast: index === done.length - 1 }));
  return ids;
}

function datesOf({ weeks, startsOn }: Program): { workoutId: string; on: string }[] {
  return weeks.flatMap(({ weekNumber, days }) => {
    const offsets = offsetsOf(days);
    return days.flatMap(({ workouts }, index) => {
      const on = dateOf({ startsOn: startsOn ?? '', weekNumber, offset: offsets[index] ?? 0 });
      return workouts.map(({ id: workoutId }) => ({ workoutId, on }));
    });
  });
}

type Day = Way & { on: string; index: number; isLast: boolean };

async function trainOnce(client: Scope, workoutId: string, day: Day): Promise<string> {
  const { on, index, isLast, inPerson } = day;
  const startedAt = new Date(`${on}T${String(16 + (index % 3)).padStart(2, '0')}:${10 + (index % 4) * 10}:00.000Z`);
  const left = (rows: PrescribedRow[]) => (index % 6 === 4 ? rows.at(-1) : undefined);
  const by = isLast && inPerson ? { scope: inPerson, clientId: client.caller.clientId ?? '' } : { scope: client };
  const { scope, ...ofClient } = by;
  const { id } = await completeWorkout(scope, {
    ...ofClient,
    workoutId,
    startedAt: startedAt.toISOString(),
    setsOf: (rows) =>
      setsOf(
        rows.filter((row) => row !== left(rows)),
        { ...day, startedAt },
      ),
    changesOf: (rows) => leftOut(left(rows), startedAt),
    finish: {
      finishedAt: new Date(startedAt.getTime() + 75 * 60_000).toISOString(),
      effort: 6 + (index % 4),
      comment: comments[index % comments.length] ?? '',
    },
  });
  return id;
}

function leftOut(row: PrescribedRow | undefined, at: Date): RowChange[] {
  if (!row) return [];
  const why = { skipReason: 'time' as const, skipNote: 'La palestra chiudeva' };
  return [{ rowId: row.id, ...why, exerciseId: null, exerciseName: '', changedAt: at.toISOString() }];
}

function setsOf(rows: PrescribedRow[], { startedAt, index, loadShare }: Day & { startedAt: Date }) {
  let at = startedAt.getTime();
  return rows.flatMap((row, place) =>
    Array.from({ length: row.sets ?? 1 }, (_, set) => {
      at += (40 + row.restValue) * 1000;
      const isNoted = place === 0 && index % 5 === 2 && set + 1 === row.sets;
      const note = isNoted ? 'Ultima ripetizione lenta, ma pulita' : '';
      return { ...doneOf(row, set + 1, loadShare), note, loggedAt: new Date(at).toISOString() };
    }),
  );
}

/** The last set is the hardest: one less in reserve, and after many sets one repetition less. */
function doneOf(row: PrescribedRow, setNumber: number, loadShare: number): Omit<SetValues, 'loggedAt' | 'note'> {
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
