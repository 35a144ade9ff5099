export { MealsOfToday } from './today/MealsOfToday.tsx';
