import { programProblems } from '../../contract.ts';
import { type Day, limits, type Program, type Week, type Workout } from '../../contract/document.ts';
import type { programEditingRoutes } from '../../contract/editing.ts';
import { workoutsOf } from '../../rules/content.ts';
import { withDayAppended, withDayPasted, withWeekRepeated, withWeeksInserted } from '../../rules/pasting.ts';
import { renumbered, withRowRemoved } from '../../rules/rows.ts';
import { newWeeks, withWeekDeleted } from '../../rules/weeks.ts';
import { withWorkoutChanged, withWorkoutDeleted } from '../../rules/workouts.ts';
import { newId } from '#shell/common/ids.ts';
import { commonProblems, found, Problem, type ProblemKind } from '#shell/common/problem.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findProgramOfPart } from '../store/program-index.ts';
import { findProgram } from '../store/programs.ts';
import { editWeeks, getProgram } from './programs.ts';

type Request<Name extends keyof typeof programEditingRoutes> = ParsedRequest<(typeof programEditingRoutes)[Name]>;
type Versioned = Promise<{ version: number }>;

/** Appends a week with `daysAWeek` days, each with one empty workout. */
export async function addWeek(
  scope: Scope,
  { daysAWeek, ...edit }: Request<'addWeek'>,
): Promise<{ week: Week; version: number }> {
  const { content, version } = await editWeeks(scope, edit, (weeks) => {
    assertLimit(weeks.length + 1, limits.weeks, programProblems.too_many_weeks);
    return [...weeks, ...newWeeks({ weeks: 1, daysAWeek, newId })];
  });
  return { week: found(content.weeks.at(-1)), version };
}

export async function deleteWeek(scope: Scope, { id }: { id: string }): Versioned {
  return editProgramOf(scope, id, (weeks) => {
    getPart(weeks, id);
    if (weeks.length === 1) throw new Problem(programProblems.last_week);
    return withWeekDeleted(weeks, id);
  });
}

/**
 * Copies a week over a range of weeks, or appends the copies. Replaced weeks keep their ids and numbers. The source
 * week is not replaced when it is in the range.
 */
export async function copyWeek(
  scope: Scope,
  { copyFromId, pasteToId, toProgramId, weeks: count, version }: Request<'copyWeek'>,
): Promise<{ week: Week; version: number }> {
  let first = 0;
  const edited = await editWeeks(scope, { id: toProgramId, version }, async (weeks) => {
    const source = await sourceWeeks(scope, { partId: copyFromId, targetId: toProgramId, weeks });
    const week = getPart(source, copyFromId, 'copyFromId');
    if (copyFromId === pasteToId) throw new Problem(programProblems.into_itself);
    first = pasteToId ? weeks.indexOf(getPart(weeks, pasteToId, 'pasteToId')) : weeks.length;
    assertLimit(first + count, limits.weeks, programProblems.too_many_weeks);
    return withWeekRepeated(weeks, { week, first, count, newId });
  });
  return { week: found(edited.content.weeks[first]), version: edited.version };
}

/**
 * Copies a day over another one, which keeps its id, number and date, or appends the copy to a week. `weekId` is the
 * week of the source day.
 */
export async function copyDay(
  scope: Scope,
  { id: weekId, copyFromId, pasteToId, toWeekId, version }: Request<'copyDay'>,
): Promise<{ day: Day; version: number }> {
  const targetId = found(await findProgramOfPart(scope, toWeekId));
  const edited = await editWeeks(scope, { id: targetId, version }, async (weeks) => {
    const source = await sourceWeeks(scope, { partId: copyFromId, targetId, weeks });
    const day = getPart(source.find(({ id }) => id === weekId)?.days ?? [], copyFromId, 'copyFromId');
    if (copyFromId === pasteToId) throw new Problem(programProblems.into_itself);
    const { days } = getPart(weeks, toWeekId);
    if (pasteToId === null) assertLimit(days.length + 1, limits.daysAWeek, programProblems.too_many_days);
    else getPart(days, pasteToId, 'pasteToId');
    return pasteToId === null
      ? withDayAppended(weeks, { weekId: toWeekId, day, newId })
      : withDayPasted(weeks, { id: pasteToId, day, newId });
  });
  const days = edited.content.weeks.find(({ id }) => id === toWeekId)?.days ?? [];
  return { day: found(pasteToId ? days.find(({ id }) => id === pasteToId) : days.at(-1)), version: edited.version };
}

/** Inserts the weeks in the order of `weekIds`. An `afterWeek` beyond the end appends them. */
export async function importWeeks(
  scope: Scope,
  { from, to, weekIds, afterWeek, version }: Request<'importWeeks'>,
): Promise<{ program: Program }> {
  await editWeeks(scope, { id: to, version }, async (weeks) => {
    const source = from === to ? weeks : found(await findProgram(scope, from)).weeks;
    const chosen = weekIds.map((id) => getPart(source, id, 'weekIds'));
    assertLimit(weeks.length + chosen.length, limits.weeks, programProblems.too_many_weeks);
    return withWeeksInserted(weeks, { chosen, afterWeek, newId });
  });
  return getProgram(scope, { id: to });
}

/** Appends a workout to a day. Letters and positions of its rows are computed, those of the request are ignored. */
export async function addWorkout(
  scope: Scope,
  { dayId, title, info, exercises, ...edit }: Request<'addWorkout'>,
): Promise<{ workout: Workout; version: number }> {
  const workout = { id: newId(), title, info, exercises: renumbered(exercises) };
  const { content, version } = await editWeeks(scope, edit, (weeks) => {
    const { workouts } = getPart(
      weeks.flatMap(({ days }) => days),
      dayId,
      'dayId',
    );
    assertLimit(workouts.length + 1, limits.workoutsADay, programProblems.too_many_workouts);
    return weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => (day.id === dayId ? { ...day, workouts: [...day.workouts, workout] } : day)),
    }));
  });
  return { workout: getPart(workoutsOf(content.weeks), workout.id), version };
}

export async function deleteWorkout(scope: Scope, { id }: { id: string }): Versioned {
  return editProgramOf(scope, id, (weeks) => {
    getPart(workoutsOf(weeks), id);
    return withWorkoutDeleted(weeks, id);
  });
}

/** Deletes a row and renumbers the others. The last member of a superset keeps the rest of the round. */
export async function deleteRow(scope: Scope, { id }: { id: string }): Versioned {
  return editProgramOf(scope, id, (weeks) => {
    const workout = found(workoutsOf(weeks).find(({ exercises }) => exercises.some((row) => row.id === id)));
    return withWorkoutChanged(weeks, workout.id, (one) => ({ ...one, exercises: withRowRemoved(one.exercises, id) }));
  });
}

async function editProgramOf(scope: Scope, partId: string, rule: (weeks: Week[]) => Week[]): Versioned {
  const id = found(await findProgramOfPart(scope, partId));
  const { version } = await editWeeks(scope, { id }, rule);
  return { version };
}

/**
 * Returns the weeks of the program that has the part: `weeks` when it is the edited program, [] when it is not found.
 */
async function sourceWeeks(
  scope: Scope,
  { partId, targetId, weeks }: { partId: string; targetId: string; weeks: Week[] },
): Promise<Week[]> {
  const sourceId = await findProgramOfPart(scope, partId);
  if (sourceId === targetId) return weeks;
  return (sourceId && (await findProgram(scope, sourceId))?.weeks) || [];
}

function getPart<Part extends { id: string }>(parts: readonly Part[], id: string, field?: string): Part {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Problem(commonProblems.not_found, field ? { field } : {});
  return part;
}

function assertLimit(count: number, max: number, problem: ProblemKind): void {
  if (count > max) throw new Problem(problem, { values: { most: max } });
}
