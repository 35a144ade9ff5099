import type { Exercise, ExerciseAsset } from '../../contract/exercise.ts';
import { bestAlternatives } from '../../rules/alternatives.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { toAttachment } from '#shell/server/attachments/operations.ts';
import { findAttachments } from '#shell/server/attachments/store.ts';
import { libraryColumn, ownColumn, studioColumn } from '../attachment-columns.ts';
import {
  type AlternativeCandidate,
  type AlternativeCandidates,
  findAlternativeCandidates,
} from '../store/alternatives.ts';
import { findCues } from '../store/cues.ts';
import { findThumbnails } from '../store/thumbnails.ts';
import { findExercisesOf } from '../store/training.ts';

type ShownExercise = Pick<Exercise, 'id' | 'name' | 'instructions' | 'primaryMuscles' | 'equipment' | 'thumbnailUrl'>;

/** An exercise as displayed while a client trains. */
export interface TrainingExercise extends ShownExercise {
  assets: ExerciseAsset[];
  alternatives: Pick<Exercise, 'id' | 'name' | 'equipment' | 'thumbnailUrl'>[];
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
  const alternativesOf: (exercise: Exercise) => AlternativeCandidate[] = withAlternatives
    ? alternativesAmong(await findAlternativeCandidates(scope, muscles), muscles)
    : () => [];
  const alternatives = new Map(exercises.map((exercise) => [exercise.id, alternativesOf(exercise)]));
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
        equipment: other.equipment,
        thumbnailUrl: thumbnailOf.get(other.id) ?? null,
      })),
    };
  });
}

/**
 * The best alternatives by exercise and muscles of the request, as long as the candidates of the library are the same: comparing an
 * exercise with hundreds of candidates takes 1 ms.
 */
const rankings = new WeakMap<object, Map<string, AlternativeCandidate[]>>();

function alternativesAmong({ candidates, library }: AlternativeCandidates, muscles: readonly string[]) {
  const ranked = (library && rankings.get(library)) ?? new Map<string, AlternativeCandidate[]>();
  if (library) rankings.set(library, ranked);
  return (exercise: Exercise): AlternativeCandidate[] => {
    if (!library || exercise.isOwn) return bestAmong(exercise, candidates);
    // Equal ones are in the order of the candidates, which is that of the muscles.
    const key = `${exercise.id} ${muscles.join()}`;
    const best = ranked.get(key) ?? bestAmong(exercise, candidates);
    ranked.set(key, best);
    return best;
  };
}

function bestAmong(exercise: Exercise, candidates: readonly AlternativeCandidate[]): AlternativeCandidate[] {
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
