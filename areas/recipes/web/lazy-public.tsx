export { ImportIngredients } from './import/ImportIngredients.tsx';
export type { AddedFoods, AddedSummary, FoodGroups } from './import/food-groups.tsx';
