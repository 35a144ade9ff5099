import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { beforeAll, expect, test } from 'vitest';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import type { UsedAliment } from '#areas/aliments/contract.ts';
import { type DietaryProfileDraft, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import { mealPlanDownloadRoutes } from '../contract/pdf.ts';
import { mealPlanRoutes } from '../contract/routes.ts';
import type { MealPlans } from './testing/open-meal-plans.ts';
import { openPrintedMealPlans } from './testing/printed-meal-plans.ts';

let printed: Awaited<ReturnType<typeof openPrintedMealPlans>>;

beforeAll(async () => {
  printed = await openPrintedMealPlans();
});

async function foodOf({ server, studio }: MealPlans, search: string): Promise<UsedAliment> {
  const { aliments } = (await server.ask(alimentRoutes.list, { search }, studio.admin)).data;
  const id = aliments.find(({ name }) => name === search)?.id ?? '';
  return (await server.ask(alimentRoutes.get, { id }, studio.admin)).data.aliment;
}

const nothing: DietaryProfileDraft = { ...dietaryProfileExample, allergies: [], diet: 'none', isLactoseFree: false };

test.each<[string, Partial<DietaryProfileDraft>]>([
  ['says so', { isLowNickel: true }],
  ['has nickel among its excluded words', { excludedWords: ['Nichel'] }],
])(
  'for a client with a nickel allergy whose profile %s, cocoa is assigned with a note only and listed when said later',
  async (_, profile) => {
    const { server, studio } = printed;
    const template = await printed.createFilled([[await foodOf(printed, 'Cacao amaro in polvere'), 10]]);
    const clientId = await printed.addClient('Nichel');
    const save = (change: Partial<DietaryProfileDraft>, version: number) =>
      server.ask(dietaryProfileRoutes.save.client, { ...nothing, ...change, clientId, version }, studio.admin);
    const listed = async () => {
      const { mealPlans } = (await server.ask(mealPlanRoutes.conflicting, {}, studio.admin)).data;
      return mealPlans.filter((one) => one.clientId === clientId).flatMap(({ foods }) => foods.map(({ name }) => name));
    };

    await save(profile, 0);
    const refused = await server.ask(
      mealPlanRoutes.assign,
      { id: template.id, clientIds: [clientId], startsOn: '2026-01-05' },
      studio.admin,
    );
    await save({}, 1);
    await printed.assign(template.id, { clientIds: [clientId] });
    const before = await listed();
    await save(profile, 2);

    expect(refused.status).not.toBe(200);
    expect(before).toEqual([]);
    expect(await listed()).toEqual(['Cacao amaro in polvere']);
  },
);

test('the PDF of a client with a nickel allergy names cocoa by published lists, tomatoes as to be clarified, and no zucchini', async () => {
  const { server, studio } = printed;
  const clientId = studio.ids['clients'] ?? '';
  const names = ['Cacao amaro in polvere', 'Pomodori maturi, crudi', 'Zucchine, crude'];
  const foods = await Promise.all(names.map((name) => foodOf(printed, name)));
  const template = await printed.createFilled(foods.map((food): [UsedAliment, number] => [food, 50]));
  const { version } = (await server.ask(dietaryProfileRoutes.get.client, { clientId }, studio.admin)).data;
  const profile = { ...nothing, isLowNickel: true, clientId, version };
  await server.ask(dietaryProfileRoutes.save.client, profile, studio.admin);
  const [id = ''] = await printed.assign(template.id, { clientIds: [clientId], conflictNote: 'Concordato' });

  const text = await printed.textOf(id, {}, studio.client);
  const { status } = await server.ask(mealPlanDownloadRoutes.pdfConflicts, { id }, studio.admin);

  expect(status).toBe(200);
  expect(text).toMatch(/Cacao amaro in polvere – Ricco di nichel secondo gli elenchi pubblicati/);
  expect(text).toMatch(/Pomodori maturi[^–]* – Nichel da chiarire: gli elenchi pubblicati non concordano/);
  expect(text).not.toMatch(/Zucchine, crude – /);
});

test('the note of an assignment and that of a publication explain cocoa and not tomatoes, of which the client stays warned', async () => {
  const { server, studio } = printed;
  const clientId = await printed.addClient('Nichel');
  const names = ['Cacao amaro in polvere', 'Pomodori maturi, crudi'];
  const foods = await Promise.all(names.map((name) => foodOf(printed, name)));
  const template = await printed.createFilled(foods.map((food): [UsedAliment, number] => [food, 50]));
  const save = (change: Partial<DietaryProfileDraft>, version: number) =>
    server.ask(dietaryProfileRoutes.save.client, { ...nothing, ...change, clientId, version }, studio.admin);
  const explained = async (id: string) => {
    const { conflicts } = (await server.ask(mealPlanDownloadRoutes.pdfConflicts, { id }, studio.admin)).data;
    return conflicts.map(({ name, isExplained }) => [name, isExplained]);
  };
  const [published = ''] = await printed.assign(template.id, { clientIds: [clientId] });
  await save({ isLowNickel: true }, 0);
  const request = { id: published, conflictNote: 'Concordato' };
  await askConfirmingLowEnergy(
    server,
    mealPlanRoutes.publish,
    { ...request, version: (await printed.read(published)).version },
    studio.admin,
  );
  const [assigned = ''] = await printed.assign(template.id, { clientIds: [clientId], conflictNote: 'Concordato' });

  const expected = [
    ['Cacao amaro in polvere', true],
    ['Pomodori maturi, crudi', false],
  ];
  expect([await explained(published), await explained(assigned)]).toEqual([expected, expected]);
});
