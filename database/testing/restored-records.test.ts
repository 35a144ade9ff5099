import { beforeAll, expect, test } from 'vitest';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { clientMacroRoutes, macroRoutes } from '#areas/macros/contract/library.ts';
import { macroDraft } from '#areas/macros/example.ts';
import { clientMealPlanRoutes, mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { type DietStudio, openDietStudio } from '#areas/meals/server/testing/diet-studio.ts';
import { programRoutes } from '#areas/programs/contract.ts';
import { addDays } from '#shell/common/dates.ts';
import { collaboratorRoutes } from '#areas/collaborators/contract.ts';
import { deleteRemovedRecords } from '#areas/collaborators/server/store/removed-records.ts';
import { runJob } from './run-job.ts';

const deletable = ['templates', 'programs', 'meal_plan_templates', 'meal_plans', 'macro_templates', 'macros'];

let diet: DietStudio;
let coachId: string;

/** The coach follows a client and is the author of the programs, meal plans and macros of the studio. */
beforeAll(async () => {
  diet = await openDietStudio();
  const { server, studio, clientId } = diet;
  coachId = studio.ids['collaborators'] ?? '';
  await server.owner.query('delete from macros where account_id = $1 and client_id is not null', [studio.accountId]);
  for (const days of [-10, -5]) {
    const request = { ...macroDraft, clientId, startsOn: addDays(diet.today, days) };
    await server.ask(macroRoutes.create, request, studio.admin);
  }
  const changed = await Promise.all([
    server.owner.query('update programs set created_by = $1 where account_id = $2', [coachId, studio.accountId]),
    server.owner.query('update meal_plans set created_by = $1 where account_id = $2', [coachId, studio.accountId]),
    server.owner.query(
      `update macros set created_by = $1
       where account_id = $2 and (client_id is null or starts_on = $3)`,
      [coachId, studio.accountId, addDays(diet.today, -5)],
    ),
    server.owner.query(
      `update published_meal_plans set starts_on = starts_on - 3, first_day_on = first_day_on - 3 where account_id = $1`,
      [studio.accountId],
    ),
  ]);
  expect(changed.every(({ rowCount }) => rowCount)).toBe(true);
});

const remove = () =>
  diet.server.ask(
    collaboratorRoutes.remove,
    { id: coachId, lines: deletable.map((kind) => ({ kind, action: 'delete' as const })) },
    diet.studio.admin,
  );
const restore = () => diet.server.ask(collaboratorRoutes.restore, { id: coachId }, diet.studio.admin);

/** What client and admin see of the records of the coach. */
async function shown() {
  const { server, studio } = diet;
  const { admin, client } = studio;
  const [training, mealPlans, macros, programs, templates, macroTemplates] = await Promise.all([
    server.ask(trainingRoutes.today, {}, client),
    server.ask(clientMealPlanRoutes.list.own, {}, client),
    server.ask(clientMacroRoutes.list.own, {}, client),
    server.ask(programRoutes.list, {}, admin),
    server.ask(mealPlanRoutes.list, {}, admin),
    server.ask(macroRoutes.list, {}, admin),
  ]);
  return {
    programs: [training.data.today.program?.title ?? null, programs.data.programs.length],
    mealPlans: [mealPlans.data.mealPlans.map(({ endsOn }) => endsOn), templates.data.mealPlans.length],
    macros: [macros.data.macros.map(({ startsOn, endsOn }) => [startsOn, endsOn]), macroTemplates.data.macros.length],
  };
}

test('programs, meal plans and macros that were deleted with a collaborator are gone at once, and back after the undo', async () => {
  const { server, studio } = diet;
  const before = await shown();
  const { lines } = (await server.ask(collaboratorRoutes.previewRemoval, { id: coachId }, studio.admin)).data;
  expect(lines.filter(({ isRestorable }) => isRestorable).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['templates', 'programs', 'meal_plans', 'macros']),
  );

  await remove();
  const removed = await shown();
  expect(removed.programs).toEqual([null, 0]);
  expect(removed.mealPlans[1]).toBe(0);
  // The targets of the admin apply again, without an end.
  expect(removed.macros).toEqual([[[addDays(diet.today, -10), null]], 0]);
  const types = `select distinct type from live_events join memberships on memberships.id = membership_id
    join clients on clients.membership_id = memberships.id where clients.id = $1`;
  const { rows } = await server.owner.query<{ type: string }>(types, [diet.clientId]);
  expect(rows.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['program.changed', 'meal_plan.changed', 'macro.changed', 'notification.deleted']),
  );

  await restore();
  expect(await shown()).toEqual(before);
});

test('what was deleted with a collaborator is deleted for good when the removal can no longer be undone', async () => {
  const { server, studio } = diet;
  const rowsLeft = async () =>
    (
      await server.owner.query('select from programs where account_id = $1 and created_by = $2', [
        studio.accountId,
        coachId,
      ])
    ).rowCount;
  await remove();
  await runJob(server, studio, deleteRemovedRecords);
  expect(await rowsLeft()).toBeGreaterThan(0);

  const age = `update collaborator_removals set removed_at = now() - interval '7 days' where account_id = $1`;
  await server.owner.query(age, [studio.accountId]);
  await runJob(server, studio, deleteRemovedRecords);
  expect(await rowsLeft()).toBe(0);
});
