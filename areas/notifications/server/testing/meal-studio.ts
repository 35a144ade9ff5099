import { type DietStudio, openDietStudio } from '#areas/meals/server/testing/diet-studio.ts';
import { type MealReport, mealRoutes } from '#areas/meals/contract.ts';
import { notificationRoutes } from '../../contract.ts';

/** A studio whose client follows a meal plan, with what its people are notified of. */
export interface MealStudio extends DietStudio {
  /** Reports the first meal of today, as the client or as a professional. */
  send(changes: Partial<MealReport>, token?: string): Promise<void>;
  listOf(token: string): Promise<{ kind: string; [param: string]: unknown }[]>;
  kindsOf(token: string): Promise<string[]>;
}

export async function openMealStudio(): Promise<MealStudio> {
  const diet = await openDietStudio();
  const { server, studio, clientId } = diet;
  const listOf: MealStudio['listOf'] = async (token) => {
    const { notifications } = (await server.ask(notificationRoutes.list, {}, token)).data;
    return notifications.map(({ kind, params }) => ({ ...params, kind }));
  };
  return {
    ...diet,
    listOf,
    kindsOf: async (token) => (await listOf(token)).map(({ kind }) => kind),
    send: async (changes, token = studio.client) => {
      const request = { sentAt: new Date().toISOString(), meals: [{ ...diet.report(), ...changes }] };
      if (token === studio.client) await server.ask(mealRoutes.sync.own, request, token);
      else await server.ask(mealRoutes.sync.client, { clientId, ...request }, token);
    },
  };
}
