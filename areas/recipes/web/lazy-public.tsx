export { ImportIngredients } from './import/ImportIngredients.tsx';
export type { FoodGroups } from './import/food-groups.tsx';
