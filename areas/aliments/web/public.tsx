export { FoodPicker } from './picker/FoodPicker.tsx';
export type { PickedFood } from './picker/picked-food.ts';
