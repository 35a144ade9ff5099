export { amountText, measuredText, useAlimentTexts } from './aliment-texts.ts';
export { FoodPicker } from './picker/FoodPicker.tsx';
export type { FoundOthers, OtherOption, OthersOptions, PickedFood } from './picker/picked-food.ts';
export { RestOfShares } from './RestOfShares.tsx';
