import type { Page } from '@playwright/test';
import { todayIn } from '#shell/common/dates.ts';

interface MealPlan {
  days: { meals: { mealComponents: { components: { quantity: number; conflictNote: string }[] }[] }[] }[];
}

/** Requests to the API as the owner of a token. */
export function apiOf(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()).data,
    post: async (path: string, body: object) =>
      (await (await page.request.post(`/api${path}`, { headers, data: body })).json()).data,
    put: async (path: string, body: object) =>
      (await (await page.request.put(`/api${path}`, { headers, data: body })).json()).data,
    componentsOf: ({ days }: MealPlan) =>
      days.flatMap((day) => day.meals.flatMap((meal) => meal.mealComponents.flatMap(({ components }) => components))),
  };
}

interface AssignedCopy {
  /** Name of the new client. */
  name: string;
  /** Allergen to which the client is allergic. */
  allergen?: string;
  isPublished: boolean;
}

/** A new client with the copy of a new template: one day with breakfast, lunch and dinner, and 80 g of pasta at breakfast. */
export async function assignedCopy(
  api: ReturnType<typeof apiOf>,
  { name, allergen, isPublished }: AssignedCopy,
): Promise<{ clientId: string; templateId: string; copyId: string }> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@example.com`;
  const clientId: string = (await api.post('/clients', { name, email })).client.id;
  if (allergen) {
    const { profile, version } = await api.get(`/clients/${clientId}/dietary-profile`);
    const allergies = [{ allergen, severity: 'allergy' }];
    await api.put(`/clients/${clientId}/dietary-profile`, { ...profile, allergies, excludedAlimentIds: [], version });
  }
  const { aliments } = await api.get('/aliments?search=pasta%20di%20semola');
  const content = contentOf(name, aliments[0].id);
  const templateId: string = (await api.post('/mealPlans', { title: content.title, content })).mealPlan.id;
  const startsOn = todayIn('Europe/Rome');
  const assignment = { clientIds: [clientId], startsOn };
  const { preview } = await api.post(`/mealPlans/${templateId}/assignUsers/preview`, assignment);
  const confirmed = { ...assignment, isPublished, confirmedLowEnergy: preview.lowEnergy };
  const { copyIds } = await api.post(`/mealPlans/${templateId}/assignUsers`, confirmed);
  return { clientId, templateId, copyId: copyIds[0] };
}

function contentOf(name: string, alimentId: string) {
  const names = { custom_name: '', custom_name_en: '' };
  const component = { uuid: crypto.randomUUID(), alimentId, quantity: 80, portion: null, ...names };
  const fields = { role: null, isLocked: false, conflictNote: '', alternatives: [] };
  const row = { id: crypto.randomUUID(), recipeId: null, components: [{ ...component, ...fields }] };
  const meal = (meal_type: string, mealComponents: object[]) => ({
    id: crypto.randomUUID(),
    meal_title: '',
    meal_title_en: '',
    meal_type,
    free_meal: false,
    meal_description: '',
    meal_description_en: '',
    mealComponents,
  });
  const meals = [meal('breakfast', [row]), meal('lunch', []), meal('dinner', [])];
  return {
    title: `Piano di ${name}`,
    isDraft: false,
    include_alternatives_in_macro: false,
    duration: 28,
    aliments: [],
    recipes: [],
    days: [{ id: crypto.randomUUID(), name: 'Giorno 1', meals }],
  };
}
