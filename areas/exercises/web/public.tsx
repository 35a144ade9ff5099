export { ExercisePicker } from './picker/ExercisePicker.tsx';
