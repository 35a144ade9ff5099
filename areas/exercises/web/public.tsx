export { MuscleMap } from './map/MuscleMap.tsx';
export { ExercisePicker } from './picker/ExercisePicker.tsx';
