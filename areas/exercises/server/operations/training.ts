import type { Exercise, ExerciseAsset } from '../../contract/exercise.ts';
import { bestAlternatives } from '../../rules/alternatives.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { toAttachment } from '#shell/server/attachments/operations.ts';
import { findAttachments } from '#shell/server/attachments/store.ts';
import { libraryColumn, ownColumn, studioColumn } from '../attachment-columns.ts';
import { type AlternativeCandidate, findAlternativeCandidates } from '../store/alternatives.ts';
import { findCues } from '../store/cues.ts';
import { findThumbnails } from '../store/thumbnails.ts';
import { findExercisesOf } from '../store/training.ts';

type ShownExercise = Pick<Exercise, 'id' | 'name' | 'instructions' | 'primaryMuscles' | 'equipment' | 'thumbnailUrl'>;

/** An exercise as displayed while a client trains. */
export interface TrainingExercise extends ShownExercise {
  assets: ExerciseAsset[];
  alternatives: Pick<Exercise, 'id' | 'name' | 'thumbnailUrl'>[];
}

const maxAlternatives = 6;

/**
 * Exercises with their media and, optionally, their alternatives. The account's media and cues come before those of the
 * library.
 */
export async function findTrainingExercises(
  scope: Scope,
  ids: readonly string[],
  withAlternatives: boolean,
): Promise<TrainingExercise[]> {
  if (ids.length === 0) return [];
  const [exercises, cues, ...attachments] = await Promise.all([
    findExercisesOf(scope, ids),
    findCues(scope, ids),
    findAttachments(scope, studioColumn, ids),
    findAttachments(scope, ownColumn, ids),
    findAttachments(scope, libraryColumn, ids),
  ]);
  const muscles = [...new Set(exercises.flatMap(({ primaryMuscles }) => primaryMuscles))];
  const candidates = withAlternatives ? await findAlternativeCandidates(scope, muscles) : [];
  const alternatives = new Map(exercises.map((exercise) => [exercise.id, alternativesOf(exercise, candidates)]));
  const thumbnailOf = await findAlternativeThumbnails(scope, [...alternatives.values()].flat());
  const byExercise = Map.groupBy(attachments.flat(), ({ recordId }) => recordId);
  return exercises.map((exercise) => {
    const { id, name, instructions, primaryMuscles, equipment, thumbnailUrl } = exercise;
    return {
      id,
      name,
      instructions: [cues.get(id), instructions].filter(Boolean).join('\n\n') || null,
      primaryMuscles,
      equipment,
      thumbnailUrl,
      assets: (byExercise.get(id) ?? []).map((row) => toAttachment(scope, row)),
      alternatives: (alternatives.get(id) ?? []).map((other) => ({
        id: other.id,
        name: other.name,
        thumbnailUrl: thumbnailOf.get(other.id) ?? null,
      })),
    };
  });
}

function alternativesOf(exercise: Exercise, candidates: readonly AlternativeCandidate[]): AlternativeCandidate[] {
  const others = candidates.filter(
    ({ id, primaryMuscles }) =>
      id !== exercise.id && primaryMuscles.some((muscle) => exercise.primaryMuscles.includes(muscle)),
  );
  return bestAlternatives(exercise, others, maxAlternatives);
}

/** The URLs of the thumbnails, by exercise. The candidates are the same for all accounts, so they have none of a studio. */
async function findAlternativeThumbnails(
  scope: Scope,
  alternatives: readonly AlternativeCandidate[],
): Promise<Map<string, string>> {
  if (alternatives.length === 0) return new Map();
  const thumbnails = await findThumbnails(scope, [...new Set(alternatives.map(({ id }) => id))]);
  return new Map(thumbnails.map(({ id, key }) => [id, scope.signedFileUrl(key)]));
}
