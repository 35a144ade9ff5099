import type { PersonalData } from '#areas/personal-data/server/public.ts';
import { listOfClient } from './operations/lists.ts';

/** The published meal plans of a client. Their meals are in the diary, by day. */
export const mealPlanPersonalData: PersonalData = {
  name: 'meal-plans',
  async readPage(scope, subject, page) {
    const { mealPlans, nextPage } = await listOfClient(scope, subject, { page });
    return { records: mealPlans, nextPage };
  },
};
