import type { MealPlanCard } from '../../contract/routes.ts';

/** The numbers of a meal plan in lists. */
export const exampleNumbers = {
  calories: 1450,
  protein_tot: 80,
  carbs_tot: 180,
  lipids_tot: 45,
  incomplete: [],
  protein_percent: 22,
  carbs_percent: 50,
  lipids_percent: 28,
  days: 2,
  duration: 28,
} satisfies Partial<MealPlanCard>;

/** A template in a list. */
export function templateCard(fields: Pick<MealPlanCard, 'id' | 'title'> & Partial<MealPlanCard>): MealPlanCard {
  return {
    ...exampleNumbers,
    isDraft: false,
    assigned: 0,
    clientId: null,
    clientName: null,
    startsOn: null,
    endsOn: null,
    state: null,
    publication: null,
    updatedAt: '2026-11-01T10:00:00Z',
    authorName: null,
    ...fields,
  };
}
