export { ImportIngredients } from './import/ImportIngredients.tsx';
export type { AddedFoods, FoodGroups } from './import/food-groups.tsx';
