import type { TestResponse, TestServer } from './server.ts';
import type { ApiRequest } from '#shell/common/route.ts';
import type { macroRoutes } from '#areas/macros/contract/library.ts';
import type { mealPlanRoutes } from '#areas/meal-plans/contract/routes.ts';
import { AssignPreview } from '#areas/assignments/contract.ts';

type Confirmed = typeof mealPlanRoutes.assign | typeof mealPlanRoutes.publish | typeof macroRoutes.create;

/** Sends a request, and again with the confirmation of the little energy that it was refused for, as somebody who has read it. */
export async function askConfirmingLowEnergy<R extends Confirmed>(
  server: TestServer,
  route: R,
  request: ApiRequest<R>,
  token: string,
): Promise<TestResponse<R>> {
  const response = await server.ask(route, request, token);
  if (response.code !== 'low_energy') return response;
  const { lowEnergy: confirmedLowEnergy = [] } = AssignPreview.pick({ lowEnergy: true }).parse(response.data);
  return server.ask(route, { ...request, confirmedLowEnergy }, token);
}
