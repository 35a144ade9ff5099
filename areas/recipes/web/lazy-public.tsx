export { ImportIngredients } from './import/ImportIngredients.tsx';
