export { MealsOfToday } from './today/MealsOfToday.tsx';
export { precacheMeals } from './queries.ts';
