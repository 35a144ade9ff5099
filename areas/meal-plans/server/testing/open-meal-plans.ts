import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import { z } from 'zod';
import pg from 'pg';
import { alimentRoutes } from '#areas/aliments/contract/library.ts';
import type { StoredComponent, UsedAliment } from '#areas/aliments/contract.ts';
import { clientRoutes } from '#areas/clients/contract.ts';
import { saveDocument } from '#database/testing/save-document.ts';
import { openTestServer, type TestServer } from '#database/testing/server.ts';
import { openTestStudio, type TestStudio } from '#database/testing/studio.ts';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { newId } from '#shell/common/ids.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import type { MealPlanContent, MealPlanRecord } from '../../contract/document.ts';
import { confirmedAllergies } from '../../contract/allergy-confirmations.ts';
import { mealPlanRoutes } from '../../contract/routes.ts';

/** A test studio with helpers that create meal plans, copies and clients through the API. */
export interface MealPlans {
  server: TestServer;
  studio: TestStudio;
  /** Foods of the library. */
  food: { pasta: UsedAliment; rice: UsedAliment; milk: UsedAliment; chicken: UsedAliment; oil: UsedAliment };
  /** Creates a completed template with one day for each list of foods, all in the first meal. */
  createFilled(...days: [UsedAliment, number][][]): Promise<MealPlanRecord>;
  read(id: string): Promise<MealPlanRecord>;
  save(before: MealPlanRecord, after: Partial<MealPlanContent>, token?: string): ReturnType<typeof saveDocument>;
  addClient(name?: string): Promise<string>;
  assign(id: string, request: Partial<ApiRequest<typeof mealPlanRoutes.assign>>): Promise<string[]>;
  /** Runs a statement as the owner of the database, for states that otherwise need time to pass. */
  asOwner(statement: string, values: unknown[]): Promise<Record<string, unknown>[]>;
}

export async function openMealPlans(): Promise<MealPlans> {
  const server = await openTestServer();
  const studio = await openTestStudio(server);
  const { admin } = studio;
  const findFood = async (search: string) => {
    const { aliments } = (await server.ask(alimentRoutes.list, { search }, admin)).data;
    const [first] = aliments;
    if (!first) throw new Error(`openMealPlans: the library has no ${search}`);
    return (await server.ask(alimentRoutes.get, { id: first.id }, admin)).data.aliment;
  };
  const [pasta, rice, milk, chicken, oil] = await Promise.all(
    ['pasta di semola cruda', 'riso', 'latte scremato', 'pollo petto', 'olio di oliva'].map(findFood),
  );
  if (!pasta || !rice || !milk || !chicken || !oil) throw new Error('openMealPlans: a food is missing');
  const read = async (id: string) => (await server.ask(mealPlanRoutes.get, { id }, admin)).data.mealPlan;
  const save: MealPlans['save'] = (before, after, token = admin) =>
    saveDocument(server, mealPlanRoutes, { before, after: { ...before, ...after } }, token);
  let clientCount = 0;
  return {
    server,
    studio,
    food: { pasta, rice, milk, chicken, oil },
    createFilled: async (...days) => {
      const request = { title: 'Equilibrato', days: Math.max(1, days.length) };
      const created = (await server.ask(mealPlanRoutes.create, request, admin)).data.mealPlan;
      const filled = days.reduce<MealPlanRecord>((before, foods, index) => withFoods(before, foods, index), created);
      await save(created, { ...filled, isDraft: false });
      return read(created.id);
    },
    read,
    save,
    addClient: async (name = 'Cliente') => {
      clientCount += 1;
      const email = `paziente.${clientCount}@example.com`;
      return (await server.ask(clientRoutes.create, { name: `${name} ${clientCount}`, email }, admin)).data.client.id;
    },
    assign: async (id, request) => {
      const response = await askConfirmed(server, mealPlanRoutes.assign, { id, startsOn: today(), ...request }, admin);
      return response.data.copyIds;
    },
    asOwner: async (statement, values) => {
      const owner = new pg.Client({ connectionString: server.ownerUrl });
      await owner.connect();
      const { rows } = await owner.query(statement, values);
      await owner.end();
      return rows;
    },
  };
}

/** Sends a request, and again with the confirmations that were missing, as somebody does who confirms what the screen asks. */
export async function askConfirmed<R extends typeof mealPlanRoutes.assign | typeof mealPlanRoutes.publish>(
  server: TestServer,
  route: R,
  request: ApiRequest<R>,
  token: string,
): ReturnType<typeof server.ask<R>> {
  const response = await askConfirmingLowEnergy(server, route, request, token);
  if (response.code !== 'unconfirmed_allergies') return response;
  const { missing } = Missing.parse(response.data);
  return askConfirmingLowEnergy(server, route, { ...request, confirmedAllergies: missing }, token);
}

const Missing = z.object({ missing: confirmedAllergies });

/** The content with these foods, in grams, appended to the first meal of a day. */
export function withFoods<Content extends MealPlanContent>(
  content: Content,
  foods: readonly [UsedAliment, number][],
  dayIndex = 0,
): Content {
  const added = foods.map(([aliment, quantity]) => ({
    id: newId(),
    line: '',
    line_en: '',
    lineKind: null,
    recipeId: null,
    components: [componentOf(aliment, quantity)],
  }));
  const known = new Set(content.aliments.map(({ id }) => id));
  const aliments = new Map(foods.map(([aliment]) => [aliment.id, aliment]));
  return {
    ...content,
    aliments: [...content.aliments, ...[...aliments.values()].filter(({ id }) => !known.has(id))],
    days: content.days.map((day, index) =>
      index !== dayIndex
        ? day
        : {
            ...day,
            meals: day.meals.map((meal, position) =>
              position === 0 ? { ...meal, mealComponents: [...meal.mealComponents, ...added] } : meal,
            ),
          },
    ),
  };
}

export function componentOf({ id }: UsedAliment, quantity: number): StoredComponent {
  const names = { custom_name: '', custom_name_en: '' };
  const fields = { role: null, isLocked: false, conflictNote: '', alternatives: [] };
  return { uuid: newId(), alimentId: id, quantity, portion: null, ...names, ...fields };
}

/** Returns today in the time zone of the studio, plus `days`. */
export function today(days = 0): string {
  return addDays(todayIn('Europe/Rome'), days);
}
