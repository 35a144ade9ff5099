import { clientChanged, clientRoutes } from '#areas/clients/contract.ts';
import { trainingRoutes } from '#areas/completed-workouts/contract/training.ts';
import { liveDietaryProfileChanged } from '#areas/dietary-profiles/contract.ts';
import { mealPlanChanged } from '#areas/meal-plans/contract/routes.ts';
import { reviewRoutes } from '#areas/surveys/contract/reviews.ts';
import { routesIn } from '#shell/common/route.ts';
import { invalidateRoutes, liveHandler } from '#shell/web/realtime/live-handler.ts';
import { clientMealRoutes, dietChanged, mealRoutes } from '../contract.ts';

const { unread, unreadOfRecipients } = clientMealRoutes;
const dayRoutes = routesIn({ days: mealRoutes.days, unread, unreadOfRecipients });

export const mealLiveHandlers = [dietChanged, mealPlanChanged, clientChanged, liveDietaryProfileChanged].map((event) =>
  liveHandler<unknown>(event, (queryClient) =>
    invalidateRoutes(queryClient, [...dayRoutes, reviewRoutes.meals, trainingRoutes.today, clientRoutes.list]),
  ),
);
