export { amountText, measuredText, useAlimentTexts } from './aliment-texts.ts';
export { FoodPicker } from './picker/FoodPicker.tsx';
export type { PickedFood } from './picker/picked-food.ts';
export { useActiveNutrients } from './queries.ts';
