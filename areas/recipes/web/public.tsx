export { portionCountText, portionEnergyText } from './portion-texts.ts';
