import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { adviceRoutes } from '#areas/advices/contract.ts';
import { ownAdviceRoutes } from '#areas/advices/contract/own.ts';
import { adviceExample } from '#areas/advices/example.ts';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import { referenceRoutes } from '#areas/aliments/contract/references.ts';
import { alimentDraft, exampleIntake } from '#areas/aliments/example.ts';
import { laterRoutes } from '#areas/chats/contract/later.ts';
import { queueRoutes } from '#areas/chats/contract/queue.ts';
import { chatSettingRoutes } from '#areas/chats/contract/settings.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { groupRoutes } from '#areas/groups/contract.ts';
import { clientMacroRoutes, macroRoutes } from '#areas/macros/contract/library.ts';
import { macroDraft } from '#areas/macros/example.ts';
import { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { savedMealRoutes } from '#areas/meal-plans/contract/saved-meals.ts';
import { mealRoutes } from '#areas/meals/contract.ts';
import { type DietStudio, openDietStudio } from '#areas/meals/server/testing/diet-studio.ts';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { recipeDraft } from '#areas/recipes/example.ts';
import { visitRoutes } from '#areas/visits/contract/routes.ts';
import { addDays } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import { expectCacheFollows } from './live-cache.ts';

/** Each scenario sends every GET request several times. */
vi.setConfig({ testTimeout: 120_000 });

let diet: DietStudio;
let membershipIds: Record<'admin' | 'coach' | 'client', string>;

beforeAll(async () => {
  diet = await openDietStudio();
  const text = `select memberships.id, role from memberships left join clients on membership_id = memberships.id
    where memberships.account_id = $1 and (clients.id is null or clients.id = $2)`;
  const { rows } = await diet.server.owner.query(text, [diet.studio.accountId, diet.clientId]);
  const idOf = (role: string): string => rows.find((row) => row.role === role).id;
  membershipIds = { admin: idOf('admin'), coach: idOf('coach'), client: idOf('client') };
});

type Write = () => Promise<unknown>;

/** The endpoints whose responses changed, for the admin and then for the client, each with new writes. */
async function followOnBothSides(writes: () => Write[], names: readonly ('admin' | 'client')[] = ['admin', 'client']) {
  const changed: string[] = [];
  for (const name of names) {
    const recipient = { token: diet.studio[name], membershipId: membershipIds[name] };
    const { server, studio } = diet;
    changed.push(...(await expectCacheFollows({ server, recipient, ids: studio.ids, writes: writes() })));
  }
  return changed;
}

test('nutritional_advice.changed: both sides follow advice that is given, corrected, read and deleted', async () => {
  const { server, studio, clientId } = diet;
  const changed = await followOnBothSides(() => {
    const adviceId = newId();
    const of = { clientId, adviceId };
    const { title, text, advisedOn } = adviceExample;
    return [
      () => server.ask(adviceRoutes.create, { clientId, ...adviceExample, id: adviceId }, studio.admin),
      () => server.ask(ownAdviceRoutes.markSeen, { adviceId, version: 1 }, studio.client),
      () => server.ask(adviceRoutes.update, { ...of, title: `${title}!`, text, advisedOn, version: 1 }, studio.admin),
      () => server.ask(adviceRoutes.create, { clientId, ...adviceExample, id: newId() }, studio.admin),
      () => server.ask(adviceRoutes.delete, of, studio.admin),
    ];
  });

  expect(changed).toEqual(
    expect.arrayContaining(['GET /clients/:clientId/nutritional-advices', 'GET /my/nutritional-advices']),
  );
});

test('macro.changed: both sides follow targets that are created, edited, moved and deleted', async () => {
  const { server, studio, clientId } = diet;
  let day = diet.today;
  const changed = await followOnBothSides(() => {
    day = addDays(day, 1);
    let id = '';
    const template = studio.ids['macros'] ?? '';
    return [
      () => server.ask(macroRoutes.clone, { id: template, title: `Copia ${day}` }, studio.admin),
      async () => {
        const request = { ...macroDraft, clientId, startsOn: day };
        id = (await server.ask(macroRoutes.create, request, studio.admin)).data.macro.id;
      },
      () => server.ask(macroRoutes.update, { ...macroDraft, title: 'Altro', id, version: 1 }, studio.admin),
      () => server.ask(macroRoutes.assign, { id: template, clientIds: [clientId], startsOn: diet.today }, studio.admin),
    ];
  });

  expect(changed).toEqual(
    expect.arrayContaining([
      'GET /macros',
      clientMacroRoutes.list.client.endpoint,
      clientMacroRoutes.list.own.endpoint,
    ]),
  );
});

test('aliment.changed: the lists, the choices and the food of a colleague follow', async () => {
  const { server, studio } = diet;
  const id = studio.ids['aliments'] ?? '';
  const changed = await followOnBothSides(
    () => [
      () => server.ask(alimentRoutes.create, { ...alimentDraft, name: 'Farro dell’orto' }, studio.admin),
      async () => {
        const { aliment } = (await server.ask(alimentRoutes.get, { id }, studio.admin)).data;
        await server.ask(
          alimentRoutes.update,
          { ...alimentDraft, id, name: 'Altro', version: aliment.version },
          studio.admin,
        );
      },
      () => server.ask(alimentRoutes.clone, { id, names: { name: 'Farro perlato', name_en: '' } }, studio.admin),
      () => server.ask(alimentRoutes.delete, { id }, studio.admin),
    ],
    ['admin'],
  );

  expect(changed).toEqual(
    expect.arrayContaining(['GET /aliments', 'GET /aliments/multiselect-options', 'GET /aliments/:id']),
  );
});

test('saved_meal.changed, references.changed: saved meals and reference intakes follow what a colleague does', async () => {
  const { server, studio } = diet;
  const saved = { id: studio.ids['saved-meals'] ?? '' };
  const intake = { id: studio.ids['reference-intakes'] ?? '' };
  const changed = await followOnBothSides(
    () => [
      () => server.ask(savedMealRoutes.update, { ...saved, version: 1, title: 'Altro', content: null }, studio.admin),
      () => server.ask(savedMealRoutes.delete, saved, studio.admin),
      () => server.ask(referenceRoutes.create, { ...exampleIntake, nutrient: 'iron' }, studio.admin),
      () => server.ask(referenceRoutes.delete, intake, studio.admin),
      () => server.ask(referenceRoutes.saveSettings, { authority: 'larn' }, studio.admin),
    ],
    ['admin'],
  );

  expect(changed).toEqual(
    expect.arrayContaining([
      'GET /savedMeals',
      'GET /savedMeals/:id',
      'GET /reference-intakes',
      'GET /reference-settings',
    ]),
  );
});

test('recipe.changed: the lists and the recipe of a colleague follow', async () => {
  const { server, studio } = diet;
  const id = studio.ids['recipes'] ?? '';
  const changed = await followOnBothSides(
    () => [
      () => server.ask(recipeRoutes.create, recipeDraft, studio.admin),
      async () => {
        const { recipe } = (await server.ask(recipeRoutes.get, { id }, studio.admin)).data;
        await server.ask(recipeRoutes.update, { ...recipeDraft, id, version: recipe.version }, studio.admin);
      },
      () => server.ask(recipeRoutes.clone, { id, name: 'Copia', name_en: '' } as never, studio.admin),
      () => server.ask(recipeRoutes.delete, { id }, studio.admin),
    ],
    ['admin'],
  );

  expect(changed).toEqual(expect.arrayContaining(['GET /recipes', 'GET /recipes/:id']));
});

test('meal_plan.changed: both sides follow plans that are assigned, published, moved and taken away', async () => {
  const { server, studio, clientId } = diet;
  const template = await diet.createFilled([[diet.food.rice, 80]]);
  const changed = await followOnBothSides(() => {
    let copyId = '';
    const startsOn = addDays(diet.today, 60);
    return [
      async () => {
        [copyId = ''] = await diet.assign(template.id, { clientIds: [clientId], startsOn });
      },
      async () => {
        const { copy } = (await server.ask(mealPlanRoutes.userMealPlan, { id: copyId }, studio.admin)).data;
        const dates = { version: copy.version, startsOn: addDays(startsOn, 1), note: 'Dopo le ferie' };
        await server.ask(mealPlanRoutes.updateUserMealPlanDate, { id: copyId, ...dates }, studio.admin);
      },
      () => server.ask(mealPlanRoutes.unassignUserMealPlan, { id: copyId }, studio.admin),
      () => diet.assign(template.id, { clientIds: [clientId], startsOn }),
    ];
  });

  expect(changed).toContain('GET /clients/:clientId/mealPlans');
});

test('diet.changed, dietary_profile.changed: both sides follow reported meals and a changed profile', async () => {
  const { server, studio } = diet;
  const changed = await followOnBothSides(() => [
    () =>
      server.ask(
        mealRoutes.sync.own,
        { sentAt: new Date().toISOString(), meals: [{ ...diet.report(), note: newId() }] },
        studio.client,
      ),
    async () => {
      const { profile, version } = (await server.ask(dietaryProfileRoutes.get.own, {}, studio.client)).data;
      const { excludedAliments, ...stored } = profile;
      const draft = { ...stored, excludedAlimentIds: excludedAliments.map(({ id }) => id), version };
      await server.ask(dietaryProfileRoutes.save.own, { ...draft, note: newId() }, studio.client);
    },
  ]);

  expect(changed).toEqual(
    expect.arrayContaining([
      mealRoutes.days.client.endpoint,
      mealRoutes.days.own.endpoint,
      dietaryProfileRoutes.get.client.endpoint,
    ]),
  );
});

test('group.changed, client_type.changed: the lists of the admin follow what a colleague does', async () => {
  const { server, studio, clientId } = diet;
  let groupId = '';
  let typeId = '';
  const changed = await followOnBothSides(
    () => [
      async () => {
        const request = { name: 'Nuovo gruppo', clientIds: [clientId] };
        groupId = (await server.ask(groupRoutes.create, request, studio.admin)).data.group.id;
      },
      () => server.ask(groupRoutes.update, { id: groupId, version: 1, name: 'Altro', clientIds: [] }, studio.admin),
      async () => {
        const { data } = await server.ask(clientRoutes.createType, { name: 'Agonista' }, studio.admin);
        typeId = data.clientType.id;
      },
      () => server.ask(clientRoutes.updateType, { id: typeId, version: 1, name: 'Agonisti' }, studio.admin),
      () => server.ask(groupRoutes.delete, { id: studio.ids['groups'] ?? '' }, studio.admin),
      () => server.ask(clientRoutes.deleteType, { id: studio.ids['client-types'] ?? '' }, studio.admin),
    ],
    ['admin'],
  );

  expect(changed).toEqual(expect.arrayContaining(['GET /groups', 'GET /groups/:id', 'GET /clients/client-types']));
});

test('visit.changed: lists, tables and the visit follow one that is started, completed, opened again and deleted', async () => {
  const { server, studio, clientId } = diet;
  const id = newId();
  const stored = studio.ids['visits'] ?? '';
  const changed = await followOnBothSides(
    () => [
      () => server.ask(visitRoutes.create, { id, clientId, takenOn: diet.today }, studio.admin),
      () => server.ask(visitRoutes.delete, { id: stored }, studio.admin),
    ],
    ['admin'],
  );

  expect(changed).toEqual(expect.arrayContaining(['GET /visits', 'GET /visits/:id', 'GET /clients/:clientId/visits']));
});

test('conversation.changed: the lists of the admin follow who answers, when, and what is sent later', async () => {
  const { server, studio, clientId: id } = diet;
  const tomorrow = addDays(diet.today, 1);
  const later = { conversationId: id, message: 'A domani', sendOn: tomorrow, sendTime: '09:00' };
  const changed = await followOnBothSides(
    () => [
      () => server.ask(queueRoutes.assign, { id, assigneeId: membershipIds.admin }, studio.admin),
      () => server.ask(laterRoutes.create, later, studio.admin),
      () => server.ask(chatSettingRoutes.setAvailability, { id, availability: 'off' }, studio.admin),
      () => server.ask(queueRoutes.snooze, { id, until: `${tomorrow}T08:00:00.000Z` }, studio.admin),
    ],
    ['admin'],
  );

  expect(changed).toEqual(
    expect.arrayContaining(['GET /conversations/:id/scheduled-messages', 'GET /conversations/:id/hours']),
  );
});

/** These change no cached response: editors, the closed account and the erasure have tests of their own. */
const withoutCache = ['editors.changed', 'account.closed', 'own_erasure.changed'];

test('each type of live event is named by a test that compares cached responses with fresh ones', () => {
  const read = (pattern: string) =>
    globSync(pattern, { exclude: ['node_modules/**'] }).map((file) => readFileSync(file, 'utf8'));
  const contracts = ['areas/*/contract.ts', 'areas/*/contract/*.ts', 'shell/common/documents/*.ts'].flatMap(read);
  const defined = contracts.flatMap((text) =>
    [...text.matchAll(/defineLiveEvent\(\s*'([a-z_.]+)'/g)].map(([, event]) => `${event}`),
  );
  const tests = ['areas/*/server/*.test.ts', 'database/testing/*.test.ts'].flatMap(read);
  const compared = tests.filter((text) => text.includes('expectCacheFollows(')).join('\n');

  expect(defined.length).toBeGreaterThan(25);
  expect(defined.filter((event) => !compared.includes(event) && !withoutCache.includes(event))).toEqual([]);
});
