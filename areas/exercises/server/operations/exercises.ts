import { exerciseProblems } from '../../contract.ts';
import type { AlternativeFilters, Exercise, ExerciseDraft, FullExercise } from '../../contract/exercise.ts';
import { bestAlternatives, rankedAlternatives } from '../../rules/alternatives.ts';
import { withUniqueMuscles } from '../../rules/draft.ts';
import { sharingProblems } from '#areas/sharing/contract.ts';
import { isOwnOrAdmins, readSharedByDefault, type SharedKind, shareRecord } from '#areas/sharing/server/public.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { newId } from '#shell/common/ids.ts';
import { found, Problem } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { advanceVersion } from '#shell/server/versions.ts';
import { enqueueFileDeletion } from '#shell/server/attachments/file-deletion.ts';
import { toAttachment } from '#shell/server/attachments/operations.ts';
import { copyAttachments, findAttachments } from '#shell/server/attachments/store.ts';
import { libraryColumn, ownColumn, studioColumn } from '../attachment-columns.ts';
import { emitExercisesChanged } from '../live.ts';
import { updateOwnSummary } from '../store/attachments.ts';
import { readCues } from '../store/cues.ts';
import * as store from '../store/exercises.ts';
import { isReadableExercise } from '../store/visibility.ts';

type OneExercise = Promise<{ exercise: FullExercise }>;
type Named = { id: string };
type Versioned = Named & { version: number };

const maxAlternatives = 12;
const maxInstructions = 5000;

export async function getExercise(scope: Scope, { id }: Named): OneExercise {
  const exercise = found(await store.findExercise(scope, id));
  const assets = await findAttachments(scope, exercise.isOwn ? ownColumn : libraryColumn, [id]);
  const studioAssets = await findAttachments(scope, studioColumn, [id]);
  const [{ programs }, version, { cues, version: cuesVersion }] = await Promise.all([
    store.countPrograms(scope, exercise),
    store.findVersion(scope, exercise),
    readCues(scope, id),
  ]);
  const shown = (rows: typeof assets) => rows.map((row) => toAttachment(scope, row));
  const media = { assets: shown(assets), studioAssets: shown(studioAssets) };
  return { exercise: { ...exercise, ...media, cues, cuesVersion, programs, version } };
}

/** The exercises of the same movement. A search by name or equipment also finds other movements for the muscle. */
export async function findAlternatives(
  scope: Scope,
  { id, ...filters }: Named & AlternativeFilters,
): Promise<{ exercises: Exercise[] }> {
  const exercise = found(await store.findExercise(scope, id));
  const others = await store.findSharingMuscle(scope, exercise, filters);
  const isSearch = Boolean(filters.search || filters.equipment);
  const best = (isSearch ? rankedAlternatives : bestAlternatives)(exercise, others, maxAlternatives);
  return { exercises: best.map(({ rarity: _, ...other }) => other) };
}

export async function createExercise(scope: Scope, draft: ExerciseDraft): OneExercise {
  const id = newId();
  await insert(scope, id, draft);
  return getExercise(scope, { id });
}

/** Updates an own exercise. Programs keep the name that the exercise had when it was added to them. */
export async function updateExercise(scope: Scope, { id, version, ...draft }: Versioned & ExerciseDraft): OneExercise {
  await lockChangeable(scope, id);
  const present = async () => (await getExercise(scope, { id })).exercise;
  await advanceVersion(scope, { table: 'exercises', id, version }, present);
  const [namesake] = await store.findByNames(scope, [draft.name]);
  if (namesake && namesake.id !== id) throw nameTaken(namesake);
  await store.updateExercise(scope, id, withUniqueMuscles(draft));
  await emitExercisesChanged(scope);
  return getExercise(scope, { id });
}

/**
 * Copies an exercise of the library or an own one. The caller is the author of the copy, which shares the files of the
 * attachments. The studio's media and cues on an exercise of the library come first, as when a client trains.
 */
export async function cloneExercise(scope: Scope, { id, name }: Named & { name: string }): OneExercise {
  const source = found(await store.findExercise(scope, id));
  const copyId = newId();
  const { cues } = await readCues(scope, id);
  await insert(scope, copyId, { ...source, name, instructions: withCues(cues, source.instructions) });
  const sources = source.isOwn ? [ownColumn] : [studioColumn, libraryColumn];
  for (const from of sources) {
    const target = { ...ownColumn, recordId: copyId, maxCount: uploadPolicies.exerciseAsset.maxCount };
    await copyAttachments(scope, { ...from, recordId: id }, target);
  }
  await updateOwnSummary(scope, [copyId]);
  return getExercise(scope, { id: copyId });
}

function withCues(cues: string | null, instructions: string | null): string | null {
  return [cues, instructions].filter(Boolean).join('\n\n').slice(0, maxInstructions) || null;
}

const sharedExercises: SharedKind = {
  table: 'exercises',
  isVisible: isReadableExercise,
  isEditable: (scope) => isOwnOrAdmins(scope, 'exercises'),
  emitChanged: emitExercisesChanged,
};

/** Programs that contain the exercise do not change, also those of others. */
export async function shareExercise(scope: Scope, request: Named & { isShared: boolean }): Promise<void> {
  await shareRecord(scope, sharedExercises, request);
}

export async function archiveExercise(scope: Scope, { id }: Named): OneExercise {
  await lockChangeable(scope, id);
  await store.setArchived(scope, id, true);
  await emitExercisesChanged(scope);
  return getExercise(scope, { id });
}

export async function restoreExercise(scope: Scope, { id }: Named): OneExercise {
  await lockChangeable(scope, id);
  await store.setArchived(scope, id, false);
  await emitExercisesChanged(scope);
  return getExercise(scope, { id });
}

export async function deleteExercise(scope: Scope, { id }: Named): Promise<void> {
  await lockChangeable(scope, id);
  const { programs, deleted } = await store.countPrograms(scope, { id, isOwn: true });
  if (programs > 0) throw new Problem(exerciseProblems.used_in_programs, { values: { count: programs } });
  if (deleted > 0) throw new Problem(exerciseProblems.used_in_deleted_programs, { values: { count: deleted } });
  await store.deleteExercise(scope, id);
  await emitExercisesChanged(scope);
  await enqueueFileDeletion(scope);
}

/** Locks an own exercise until the transaction ends. Throws unless the caller may change it. */
export async function lockChangeable(scope: Scope, id: string): Promise<void> {
  const { isEditable } = found(await store.lockOwnExercise(scope, id));
  if (!isEditable) throw new Problem(sharingProblems.not_author);
}

async function insert(scope: Scope, id: string, draft: ExerciseDraft): Promise<void> {
  const isShared = await readSharedByDefault(scope, 'exercises');
  const isInserted = await store.insertExercise(scope, { ...withUniqueMuscles(draft), id, isShared });
  if (!isInserted) throw nameTaken((await store.findByNames(scope, [draft.name]))[0]);
  await emitExercisesChanged(scope);
}

/**
 * The problem for a name that another exercise has. Its text says when lists do not show that exercise: because a colleague does
 * not share it, or because it is archived.
 */
function nameTaken({ isArchived, isListed } = { isArchived: false, isListed: true }): Problem {
  const { name_archived, name_hidden, name_taken } = exerciseProblems;
  const kind = isArchived ? name_archived : name_taken;
  return new Problem(isListed ? kind : name_hidden, { field: 'name' });
}
