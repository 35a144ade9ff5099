import { readPermissions } from '#areas/account/server/public.ts';
import type { Subject } from '#areas/clients/server/public.ts';
import { createForImport, findExercises, findNamedExercises, matchNames } from '#areas/exercises/server/public.ts';
import type { ParsedRequest } from '#shell/common/route.ts';
import { Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TransientUpload } from '#shell/server/files/transient-upload.ts';
import { maxFoundExercises } from '../../contract/exercise-candidates.ts';
import {
  type historyImportRoutes as routes,
  type HistoryPreview,
  historyImportProblems as problems,
  type ExerciseMapping,
  type ImportCount,
  type ImportResult,
  importLimits,
} from '../../contract/import.ts';
import type { History } from '../../rules/import/history.ts';
import { parseHistoryFile } from '../import/reader.ts';
import { toInserts } from '../import/to-inserts.ts';
import { countImported, insertImportedSets, insertImportedWorkouts } from '../store/import.ts';
import { lockClient } from '../store/begin.ts';
import { recordMaxima } from './maxima.ts';

type Request<Name extends keyof typeof routes> = ParsedRequest<(typeof routes)[Name]['own']> & {
  file: TransientUpload;
};

/** Parses the file and matches its exercise names. Nothing is stored. */
export async function previewImport(
  scope: Scope,
  { clientId }: Subject,
  { file, weightUnit, distanceUnit, dateOrder }: Request<'preview'>,
): Promise<{ preview: HistoryPreview }> {
  const units = { weightUnit, distanceUnit };
  const chosen = { ...units, dateOrder };
  const history = await parseHistoryFile(scope, { content: file.content, chosen, nowMs: Date.now() });
  const { source, workouts, problems: all, asks } = history;
  const setCounts = setCountsByName(history);
  const [matches, permissions, there] = await Promise.all([
    matchNames(scope, [...setCounts.keys()]),
    readPermissions(scope),
    countStored(scope, history, clientId),
  ]);
  const leftOut = all.filter(({ isLeftOut }) => isLeftOut);
  const unknown = { match: 'unknown' as const, candidates: [] };
  const exercises = [...setCounts].map(([name, sets]) => ({ name, sets, ...(matches.get(name) ?? unknown) }));
  const preview: HistoryPreview = {
    source,
    workouts: workouts.length,
    sets: [...setCounts.values()].reduce((sum, sets) => sum + sets, 0),
    ...periodOf(workouts),
    exercises: exercises.toSorted((one, other) => other.sets - one.sets),
    problems: [...leftOut, ...all.filter(({ isLeftOut }) => !isLeftOut)].slice(0, importLimits.problems),
    problemCount: all.length,
    leftOut: leftOut.length,
    there,
    asks,
    units,
    dateOrder,
    mayCreate: permissions.includes('create exercises'),
  };
  return { preview };
}

/** Stores the workouts and sets that are not stored yet. */
export async function importHistory(
  scope: Scope,
  { clientId, authorId }: Subject,
  { file, weightUnit, distanceUnit, dateOrder, choices, leavesOut }: Request<'create'>,
): Promise<{ imported: ImportResult }> {
  const chosen = { weightUnit, distanceUnit, dateOrder };
  const history = await parseHistoryFile(scope, { content: file.content, chosen, nowMs: Date.now() });
  const leftOut = history.problems.filter(({ isLeftOut }) => isLeftOut).length;
  if (leftOut > 0 && leavesOut === 'no') throw new Problem(problems.import_left_out, { values: { count: leftOut } });
  const names = [...setCountsByName(history).keys()];
  const { exercises, created } = await mappedExercises(scope, names, choices);
  const { source } = history;
  await lockClient(scope, clientId);
  const isInOtherOrder = await isStoredInOtherOrder(scope, history, clientId);
  const { workouts, sets } = toInserts(history, { clientId, source, exercises, isInOtherOrder });
  if (sets.length === 0) throw new Problem(problems.import_nothing_chosen);

  const origin = { clientId, source, authorId };
  const newWorkouts = await insertImportedWorkouts(scope, workouts, origin);
  const newSets = await insertImportedSets(scope, sets, origin);
  if (newSets > 0) {
    const workoutIds = workouts.map(({ id }) => id);
    await recordMaxima(scope, clientId, workoutIds);
  }
  const there = { workouts: workouts.length - newWorkouts, sets: sets.length - newSets };
  return { imported: { workouts: newWorkouts, sets: newSets, there, ...periodOf(workouts), created } };
}

/** Finds exercises by a typed text, in the order of the search of exercises. */
export async function listExerciseCandidates(scope: Scope, { search }: { search?: string | undefined }) {
  const { exercises } = search ? await findExercises(scope, { search, page: 1 }) : { exercises: [] };
  return { candidates: exercises.slice(0, maxFoundExercises).map(({ id, name, isOwn }) => ({ id, name, isOwn })) };
}

function setCountsByName({ workouts }: History): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { exercises } of workouts)
    for (const { name, sets } of exercises) counts.set(name, (counts.get(name) ?? 0) + sets.length);
  return counts;
}

function periodOf(workouts: readonly { startedAt: string }[]): { from: string | null; until: string | null } {
  const dateOf = (workout: { startedAt: string } | undefined) => workout?.startedAt.slice(0, 10) ?? null;
  return { from: dateOf(workouts[0]), until: dateOf(workouts.at(-1)) };
}

/**
 * Counts the workouts and sets of the file that are stored already. Their ids do not depend on the mapped exercises, so
 * every name is mapped to the same placeholder.
 */
async function countStored(scope: Scope, history: History, clientId: string): Promise<ImportCount> {
  const exercises = new Map([...setCountsByName(history).keys()].map((name) => [name, { id: clientId, name }]));
  const isInOtherOrder = await isStoredInOtherOrder(scope, history, clientId);
  const { workouts, sets } = toInserts(history, { clientId, source: history.source, exercises, isInOtherOrder });
  const workoutIds = workouts.map(({ id }) => id);
  return countImported(scope, { clientId, workoutIds, setIds: sets.map(({ id }) => id) });
}

/**
 * Whether more sets of the file are stored with day and month in the other order than in the one that is chosen now. They were imported
 * before, from a file that left the order open, and keep their days. Decided for the file, since the start of one workout may be that of
 * another one in the other order.
 */
async function isStoredInOtherOrder(scope: Scope, history: History, clientId: string): Promise<boolean> {
  const ambiguous = history.workouts.filter(({ otherStart }) => otherStart !== undefined);
  if (ambiguous.length === 0) return false;
  const exercises = new Map([...setCountsByName(history).keys()].map((name) => [name, { id: clientId, name }]));
  const [chosen, other] = await Promise.all(
    [false, true].map((isInOtherOrder) => {
      const destination = { clientId, source: history.source, exercises, isInOtherOrder };
      const { sets } = toInserts({ ...history, workouts: ambiguous }, destination);
      return countImported(scope, { clientId, workoutIds: [], setIds: sets.map(({ id }) => id) });
    }),
  );
  return (other?.sets ?? 0) > (chosen?.sets ?? 0);
}

type MappedExercises = ReadonlyMap<string, { id: string; name: string }>;

/** Returns the exercise of each mapped name. Creates the exercises that the user mapped to a new one. */
async function mappedExercises(
  scope: Scope,
  names: readonly string[],
  choices: Record<string, ExerciseMapping>,
): Promise<{ exercises: MappedExercises; created: number }> {
  const mappings = names.flatMap((name) => (choices[name] ? [{ name, choice: choices[name] }] : []));
  const ids = mappings.flatMap(({ choice }) => (choice.kind === 'exercise' ? [choice.id] : []));
  const known = await findNamedExercises(scope, ids);
  const drafts = mappings.flatMap(({ name, choice }) =>
    choice.kind === 'create' ? [{ name, primaryMuscles: [choice.muscle] }] : [],
  );
  if (drafts.length > 0) await assertMayCreate(scope);
  const made = await createForImport(scope, drafts);
  const exercises = new Map(drafts.map(({ name }, index) => [name, { id: made.ids[index] ?? '', name }]));
  for (const { name, choice } of mappings) {
    if (choice.kind !== 'exercise') continue;
    const exercise = known.get(choice.id);
    if (!exercise) throw new Problem(problems.import_exercise_gone, { values: { name } });
    exercises.set(name, { id: exercise.id, name: exercise.name });
  }
  return { exercises, created: made.created };
}

async function assertMayCreate(scope: Scope): Promise<void> {
  const permissions = await readPermissions(scope);
  if (!permissions.includes('create exercises')) throw new Problem(problems.import_may_not_create);
}
