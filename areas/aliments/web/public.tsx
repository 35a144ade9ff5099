export { FoodPicker, type PickedFood } from './picker/FoodPicker.tsx';
