import { setsToDo } from '#areas/programs/rules/rows.ts';
import { clientSubject, type Subject } from '#areas/clients/server/public.ts';
import type { Program } from '#areas/programs/contract/document.ts';
import { dateOf, offsetsOf } from '#areas/programs/rules/dates.ts';
import type { PrescribedRow, RowChange, SetValues, SkipReason } from '../../contract/set.ts';
import type { Prescription } from '../../contract/prescription.ts';
import { secondsOf } from '../../rules/measures.ts';
import { prescribedReps, prescribedWeightKg } from '../../rules/prescribed-numbers.ts';
import { instantInZone } from '#shell/common/local-time.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findPrescriptions } from '../store/prescriptions.ts';
import { type Completion, completePrescribed } from './complete-workout.ts';

/** What the client reports of a workout. */
export interface WorkoutReport {
  effort: number;
  comment?: string;
  /** Why the last row was skipped. */
  skip?: { reason: SkipReason; note: string };
  /** Note on the last set of the first row. */
  setNote?: string;
}

interface PastWorkouts {
  copy: Program;
  today: string;
  /** Number of the last workouts that were not done. */
  missed: number;
  /** Share of the prescribed loads, 0 to 1. */
  loadShare: number;
  /** Returns the report of a workout; `index` and `total` count the workouts that were done. */
  reportOf: (index: number, total: number) => WorkoutReport;
  /** Professional who logs the last workout in person. */
  inPerson?: Scope | undefined;
}

/** Logs the workouts of a client's program up to yesterday, as prescribed. Returns their ids, the latest last. */
export async function logPastWorkouts(
  scope: Scope,
  subject: Subject,
  { copy, today, missed, loadShare, reportOf, inPerson }: PastWorkouts,
): Promise<string[]> {
  const past = datesOf(copy).filter(({ date }) => date < today);
  const done = past.slice(0, Math.max(0, past.length - missed));
  const dates = new Map(done.map(({ workoutId, date }) => [workoutId, date]));
  const prescriptions = await findPrescriptions(scope, subject.clientId, [...dates.keys()]);
  const ids: string[] = [];
  for (const [index, prescription] of prescriptions.entries()) {
    const isLast = index === prescriptions.length - 1;
    const completion = completionOf(prescription, {
      startedAt: startOf(dates.get(prescription.workoutId) ?? today, index, scope.caller.timeZone),
      loadShare,
      report: reportOf(index, prescriptions.length),
    });
    const { id } =
      isLast && inPerson
        ? await completePrescribed(inPerson, clientSubject(inPerson, subject.clientId), completion)
        : await completePrescribed(scope, subject, completion);
    ids.push(id);
  }
  return ids;
}

function datesOf({ weeks, startsOn, pauses }: Program): { workoutId: string; date: string }[] {
  return weeks.flatMap(({ weekNumber, days }) => {
    const offsets = offsetsOf(days);
    return days.flatMap(({ workouts }, index) => {
      const date = dateOf({ startsOn: startsOn ?? '', pauses, weekNumber, offset: offsets[index] ?? 0 });
      const filled = workouts.filter(({ exercises }) => exercises.length > 0);
      return filled.map(({ id: workoutId }) => ({ workoutId, date }));
    });
  });
}

/** Between 17:10 and 19:40. */
function startOf(date: string, index: number, timeZone: string): Date {
  return instantInZone(`${date}T${17 + (index % 3)}:${10 + (index % 4) * 10}:00`, timeZone);
}

interface WorkoutDone {
  startedAt: Date;
  loadShare: number;
  report: WorkoutReport;
}

function completionOf(prescription: Prescription, done: WorkoutDone): Completion & { prescription: Prescription } {
  const { startedAt, report } = done;
  const { effort, comment = '', skip } = report;
  const skipped = skip && prescription.rows.length > 1 ? prescription.rows.at(-1) : undefined;
  const finishedAt = new Date(startedAt.getTime() + 75 * 60_000).toISOString();
  return {
    prescription,
    startedAt: startedAt.toISOString(),
    setsOf: (rows) =>
      setsOf(
        rows.filter((row) => row !== skipped),
        done,
      ),
    changesOf: () => (skip && skipped ? [skipOf(skipped, skip, startedAt)] : []),
    finish: { finishedAt, effort, comment },
  };
}

function skipOf({ id: rowId }: PrescribedRow, skip: NonNullable<WorkoutReport['skip']>, changedAt: Date): RowChange {
  const { reason: skipReason, note: skipNote } = skip;
  return { rowId, skipReason, skipNote, exerciseId: null, exerciseName: '', changedAt: changedAt.toISOString() };
}

function setsOf(rows: PrescribedRow[], { startedAt, loadShare, report }: WorkoutDone): SetValues[] {
  let loggedAtMs = startedAt.getTime();
  return rows.flatMap((row, rowIndex) =>
    Array.from({ length: setsToDo(row) }, (_, set) => {
      loggedAtMs += (40 + row.restValue) * 1000;
      const note = rowIndex === 0 && set + 1 === row.sets ? (report.setNote ?? '') : '';
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
