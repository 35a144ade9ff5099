import { alimentRoutes, type FullAliment } from '#areas/aliments/contract/library.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { areas } from '#areas/all-server.ts';
import { runJob } from '#database/testing/run-job.ts';
import { newId } from '#shell/common/ids.ts';
import type { JobScope } from '#shell/server/jobs/job.ts';
import type { MealPlans } from './open-meal-plans.ts';

/** Adds a food whose label declares no allergens to the library. */
export async function addToLibrary({ asOwner, server, studio }: MealPlans, name: string): Promise<FullAliment> {
  const id = newId();
  await asOwner(
    `insert into system_aliments (id, source, source_ref, name_it, calories, declares_allergens, edition)
    values ($1, 'off', $2, $3, 400, true, '1')`,
    [id, id, name],
  );
  return (await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment;
}

/** As an import and a new catalogue do. */
export async function declareInLibrary({ asOwner }: MealPlans, { id }: UsedAliment, allergens: object): Promise<void> {
  await asOwner('update system_aliments set allergens = $2 where id = $1', [id, JSON.stringify(allergens)]);
}

/** The job that corrects some copies; it also runs each minute. */
export async function correctCopies(scope: JobScope, { studio }: MealPlans): Promise<void> {
  const job = areas.map(({ jobs }) => jobs['aliments: correct copies of foods']).find((one) => one !== undefined);
  if (!job) throw new Error('correctCopies: no job');
  await job(scope, { accountId: studio.accountId });
}

export async function correctSome(plans: MealPlans): Promise<void> {
  await runJob(plans.server, plans.studio, (scope) => correctCopies(scope, plans));
}

/** Corrects until no food and no document of the studio is left. */
export async function correctAll(plans: MealPlans): Promise<void> {
  const left = `select from outdated_food_copies where account_id = $1
    union all select from documents_to_correct where account_id = $1`;
  while ((await plans.asOwner(left, [plans.studio.accountId])).length > 0) await correctSome(plans);
}
