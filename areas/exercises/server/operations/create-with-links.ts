import type { ExerciseDraft, FullExercise } from '../../contract/exercise.ts';
import { exerciseProblems } from '../../contract.ts';
import { uploadPolicies } from '#shell/common/files.ts';
import { Problem } from '#shell/common/problem.ts';
import { parseLink } from '#shell/server/attachments/links.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import { ownAssets } from './assets.ts';
import { createExercise, getExercise } from './exercises.ts';

/** Creates an own exercise with links to its media. An unknown link refuses all of it. */
export async function createWithLinks(
  scope: Scope,
  { links, ...draft }: ExerciseDraft & { links: string[] },
): Promise<{ exercise: FullExercise }> {
  const unknown = links.find((url) => !parseLink(url, uploadPolicies.exerciseAsset.links));
  if (unknown !== undefined)
    throw new Problem(exerciseProblems.link_of_several_unknown, { field: 'links', values: { link: unknown } });
  const created = await createExercise(scope, draft);
  const { id } = created.exercise;
  for (const url of links) await ownAssets.addLink(scope, { id, url });
  return links.length > 0 ? getExercise(scope, { id }) : created;
}
