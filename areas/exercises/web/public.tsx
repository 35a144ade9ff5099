export { ExercisePicker, type ExercisePickerProps } from './picker/ExercisePicker.tsx';
