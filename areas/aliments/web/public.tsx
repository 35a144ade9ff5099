export { amountText, measuredText, useAlimentTexts } from './aliment-texts.ts';
export { FoodPicker, type PickedFood } from './picker/FoodPicker.tsx';
