import type { Exercise } from '../../contract/exercise.ts';

/** Whether the picker adds several exercises or replaces one. */
export type Purpose = 'add' | 'change' | 'choose';

/** Called with a picked exercise. With `keepOpen` the picker stays open to pick more. */
export type Pick = (exercise: Exercise, how: { keepOpen: boolean }) => void;
