import { alimentRoutes, type FullAliment } from '#areas/aliments/contract/library.ts';
import { alimentDraft } from '#areas/aliments/example.ts';
import { type DietaryProfileDraft, dietaryProfileRoutes } from '#areas/dietary-profiles/contract.ts';
import { dietaryProfileExample } from '#areas/dietary-profiles/example.ts';
import type { MealPlanContent } from '../../contract/document.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';
import type { MealPlans } from './open-meal-plans.ts';

/** The profile of a client with an allergy to nuts. */
export const nutAllergy: DietaryProfileDraft = {
  ...dietaryProfileExample,
  allergies: [{ allergen: 'nuts', severity: 'allergy' }],
  diet: 'none',
  isLactoseFree: false,
};

export const declared = { nuts: 'contains' as const };
export const withNuts = { allergens: declared };

export const allergensIn = ({ aliments }: Pick<MealPlanContent, 'aliments'>, { id }: FullAliment) =>
  aliments.find((one) => one.id === id)?.allergens;

let foodCount = 0;

/** Creates an own food without declared allergens, with another name each time. */
export async function createGranola({ server, studio }: MealPlans, changes: object = {}): Promise<FullAliment> {
  foodCount += 1;
  const names = { name: `Granola della casa ${foodCount}`, name_en: '', barcode: null };
  const draft = { ...alimentDraft, ...names, allergens: {}, declaresAllergens: true, suits: [], ...changes };
  return (await server.ask(alimentRoutes.create, draft, studio.admin)).data.aliment;
}

/** Saves the food with the changes and returns it as it is then. */
export async function correct({ server, studio }: MealPlans, food: FullAliment, changes: object): Promise<FullAliment> {
  const { isOwn: _, isArchived: __, source: ___, sourceRef: ____, label: _____, hasLabel: ______, ...draft } = food;
  return (await server.ask(alimentRoutes.update, { ...draft, ...changes }, studio.admin)).data.aliment;
}

/** Assigns a meal plan with 40 g of the food to the clients from today on. */
export async function assignFood(plans: MealPlans, food: FullAliment, clientIds: string[]) {
  const template = await plans.createFilled([[food, 40]]);
  const copyIds = await plans.assign(template.id, { clientIds });
  return { template, copyIds, copyId: copyIds[0] ?? '' };
}

export async function addAllergicClient({ addClient, server, studio }: MealPlans): Promise<string> {
  const clientId = await addClient('Allergica');
  await server.ask(dietaryProfileRoutes.save.client, { clientId, ...nutAllergy, version: 0 }, studio.admin);
  return clientId;
}

/** The content of the version with this index, the newest first. */
export async function publishedOf({ server, studio }: MealPlans, id: string, index = 0): Promise<MealPlanContent> {
  const { published } = (await server.ask(mealPlanRoutes.published, { id }, studio.admin)).data;
  const request = { id, publishedId: published[index]?.id ?? '' };
  return (await server.ask(mealPlanRoutes.publishedContent, request, studio.admin)).data.content;
}
