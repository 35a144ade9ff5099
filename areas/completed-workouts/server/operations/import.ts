import { readPermissions } from '#areas/account/server/public.ts';
import { getClient } from '#areas/clients/server/public.ts';
import { createForImport, findNamedExercises, matchNames } from '#areas/exercises/server/public.ts';
import type { ApiResponse, ParsedRequest } from '#shell/common/route.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { TransientUpload } from '#shell/server/files/transient-upload.ts';
import {
  type historyImportRoutes as routes,
  type HistoryPreview,
  historyImportProblems as problems,
  type ExerciseMapping,
  type ImportResult,
  importLimits,
} from '../../contract/import.ts';
import type { History } from '../../rules/import/history.ts';
import { matchedNames } from '../import/matched-names.ts';
import { parseHistoryFile } from '../import/reader.ts';
import { toInserts } from '../import/to-inserts.ts';
import { countImported, insertImportedSets, insertImportedWorkouts } from '../store/import.ts';
import { lockClient } from '../store/begin.ts';

type Asked<Name extends keyof typeof routes> = ParsedRequest<(typeof routes)[Name]> & { file: TransientUpload };
type Preview = Promise<ApiResponse<typeof routes.previewImport>>;
type Written = Promise<ApiResponse<typeof routes.importHistory>>;

/** The client's own. Nothing is written. */
export async function previewMine(scope: Scope, asked: Asked<'previewImport'>): Preview {
  return previewOf(scope, asked, found(scope.caller.clientId));
}

export async function previewOfClient(scope: Scope, asked: Asked<'previewImportOfClient'>): Preview {
  await getClient(scope, { id: asked.id });
  return previewOf(scope, asked, asked.id);
}

/** The client's own. What was taken in before stays as it is. */
export async function importMine(scope: Scope, asked: Asked<'importHistory'>): Written {
  return importFor(scope, asked, { clientId: found(scope.caller.clientId), authorId: null });
}

/** By a professional, who then stands beside every set as who wrote it down. */
export async function importOfClient(scope: Scope, asked: Asked<'importHistoryOfClient'>): Written {
  await getClient(scope, { id: asked.id });
  return importFor(scope, asked, { clientId: asked.id, authorId: scope.caller.membershipId });
}

export async function findImportCandidates(scope: Scope, { search }: ParsedRequest<typeof routes.importCandidates>) {
  const match = search ? (await matchNames(scope, [search])).get(search) : undefined;
  return { candidates: match?.candidates ?? [] };
}

async function previewOf(scope: Scope, asked: Asked<'previewImport'>, clientId: string): Preview {
  const { weightUnit, distanceUnit } = asked;
  const units = { weightUnit, distanceUnit };
  const history = await parseHistoryFile({ content: asked.file.content, units, nowMs: Date.now() });
  const { source, workouts, problems: all, asks } = history;
  const counted = countedNames(history);
  const [matches, permissions, there] = await Promise.all([
    matchedNames(scope, [...counted.keys()]),
    readPermissions(scope, scope.caller.role),
    countThere(scope, history, clientId),
  ]);
  const leftOut = all.filter(({ isLeftOut }) => isLeftOut);
  const unknown = { match: 'unknown' as const, candidates: [] };
  const exercises = [...counted].map(([name, sets]) => ({ name, sets, ...(matches.get(name) ?? unknown) }));
  const preview: HistoryPreview = {
    source,
    workouts: workouts.length,
    sets: [...counted.values()].reduce((sum, sets) => sum + sets, 0),
    ...stretchOf(workouts),
    exercises: exercises.toSorted((one, other) => other.sets - one.sets),
    problems: [...leftOut, ...all.filter(({ isLeftOut }) => !isLeftOut)].slice(0, importLimits.problems),
    problemCount: all.length,
    leftOut: leftOut.length,
    there,
    asks,
    units,
    mayCreate: permissions.includes('create exercises'),
  };
  return { preview };
}

function countedNames({ workouts }: History): Map<string, number> {
  const counted = new Map<string, number>();
  for (const { exercises } of workouts)
    for (const { name, sets } of exercises) counted.set(name, (counted.get(name) ?? 0) + sets.length);
  return counted;
}

function stretchOf(workouts: readonly { startedAt: string }[]): { from: string | null; until: string | null } {
  const dayOf = (workout: { startedAt: string } | undefined) => workout?.startedAt.slice(0, 10) ?? null;
  return { from: dayOf(workouts[0]), until: dayOf(workouts.at(-1)) };
}

/** As if every exercise were chosen: ids do not depend on what it is chosen as. */
async function countThere(
  scope: Scope,
  history: History,
  clientId: string,
): Promise<{ workouts: number; sets: number }> {
  const exercises = new Map([...countedNames(history).keys()].map((name) => [name, { id: clientId, name }]));
  const { workouts, sets } = toInserts(history, { clientId, source: history.source, exercises });
  const workoutIds = workouts.map(({ id }) => id);
  return countImported(scope, { clientId, workoutIds, setIds: sets.map(({ id }) => id) });
}

interface Owner {
  clientId: string;
  authorId: string | null;
}

async function importFor(scope: Scope, asked: Asked<'importHistory'>, { clientId, authorId }: Owner): Written {
  const { file, weightUnit, distanceUnit, choices, leavesOut } = asked;
  const units = { weightUnit, distanceUnit };
  const history = await parseHistoryFile({ content: file.content, units, nowMs: Date.now() });
  const leftOut = history.problems.filter(({ isLeftOut }) => isLeftOut).length;
  if (leftOut > 0 && leavesOut === 'no') throw new Problem(problems.import_left_out, { values: { count: leftOut } });
  const names = [...countedNames(history).keys()];
  const { exercises, created } = await chosenExercises(scope, names, choices);
  const { source } = history;
  const { workouts, sets } = toInserts(history, { clientId, source, exercises });
  if (sets.length === 0) throw new Problem(problems.import_nothing_chosen);

  await lockClient(scope, clientId);
  const writing = { clientId, source, authorId };
  const newWorkouts = await insertImportedWorkouts(scope, workouts, writing);
  const newSets = await insertImportedSets(scope, sets, writing);
  const there = { workouts: workouts.length - newWorkouts, sets: sets.length - newSets };
  const imported: ImportResult = { workouts: newWorkouts, sets: newSets, there, ...stretchOf(workouts), created };
  return { imported };
}

type Meant = ReadonlyMap<string, { id: string; name: string }>;

/** The exercise of each name that is chosen; those to be created are made here. */
async function chosenExercises(
  scope: Scope,
  names: readonly string[],
  choices: Record<string, ExerciseMapping>,
): Promise<{ exercises: Meant; created: number }> {
  const chosen = names.flatMap((name) => (choices[name] ? [{ name, choice: choices[name] }] : []));
  const ids = chosen.flatMap(({ choice }) => (choice.kind === 'exercise' ? [choice.id] : []));
  const known = await findNamedExercises(scope, ids);
  const sketches = chosen.flatMap(({ name, choice }) =>
    choice.kind === 'create' ? [{ name, primaryMuscles: [choice.muscle] }] : [],
  );
  if (sketches.length > 0) await refuseWithoutCreating(scope);
  const made = await createForImport(scope, sketches);
  const exercises = new Map(sketches.map(({ name }, index) => [name, { id: made.ids[index] ?? '', name }]));
  for (const { name, choice } of chosen) {
    if (choice.kind !== 'exercise') continue;
    const exercise = known.get(choice.id);
    if (!exercise) throw new Problem(problems.import_exercise_gone, { values: { name } });
    exercises.set(name, { id: exercise.id, name: exercise.name });
  }
  return { exercises, created: made.created };
}

async function refuseWithoutCreating(scope: Scope): Promise<void> {
  const permissions = await readPermissions(scope, scope.caller.role);
  if (!permissions.includes('create exercises')) throw new Problem(problems.import_may_not_create);
}
