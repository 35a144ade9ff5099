import type { Exercise, ExerciseAsset } from '../../contract/exercise.ts';
import { nearestTo } from '../../rules/alternatives.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { findAssetsOf, findExercisesOf, findStandIns, type StandIn } from '../store/training.ts';
import { shownAssets } from './asset-files.ts';

type ShownExercise = Pick<Exercise, 'id' | 'name' | 'instructions' | 'primaryMuscles' | 'thumbnailUrl'>;

/** An exercise with all that is shown of it while it is done. */
export interface TrainingExercise extends ShownExercise {
  assets: ExerciseAsset[];
  alternatives: Pick<Exercise, 'id' | 'name' | 'thumbnailUrl'>[];
}

const mostAlternatives = 6;

/** From so many of each muscle the alternatives are chosen. */
const mostStandIns = 30;

/** The exercises of these ids, with their media and, when asked for, others of the same muscles: all in three questions. */
export async function findTrainingExercises(
  scope: Scope,
  ids: readonly string[],
  withAlternatives: boolean,
): Promise<TrainingExercise[]> {
  if (ids.length === 0) return [];
  const [exercises, assets] = await Promise.all([findExercisesOf(scope, ids), findAssetsOf(scope, ids)]);
  const muscles = [...new Set(exercises.flatMap(({ primaryMuscles }) => primaryMuscles))];
  const standIns = withAlternatives ? await findStandIns(scope, { muscles, most: mostStandIns }) : [];
  const assetsOf = Map.groupBy(assets, ({ exerciseId }) => exerciseId);
  return exercises.map((exercise) => {
    const { id, name, instructions, primaryMuscles, thumbnailUrl } = exercise;
    return {
      id,
      name,
      instructions,
      primaryMuscles,
      thumbnailUrl,
      assets: shownAssets(scope, assetsOf.get(id) ?? []),
      alternatives: alternativesOf(exercise, standIns).map((other) => shownAlternative(scope, other)),
    };
  });
}

function alternativesOf(exercise: Exercise, standIns: readonly StandIn[]): StandIn[] {
  const others = standIns.filter(
    ({ id, primaryMuscles }) =>
      id !== exercise.id && primaryMuscles.some((muscle) => exercise.primaryMuscles.includes(muscle)),
  );
  return nearestTo(exercise, others, mostAlternatives);
}

function shownAlternative({ fileAddress }: Pick<Scope, 'fileAddress'>, { id, name, thumbnailKey }: StandIn) {
  return { id, name, thumbnailUrl: thumbnailKey && fileAddress(thumbnailKey) };
}
