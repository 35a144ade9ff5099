import type { Exercise } from '../../contract/exercise.ts';

/** Adds several exercises, or replaces one. */
export type Purpose = 'add' | 'change';

/** `keepOpen`: the picker stays open for more. */
export type Pick = (exercise: Exercise, how: { keepOpen: boolean }) => void;
