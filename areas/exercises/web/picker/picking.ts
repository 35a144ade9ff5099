import type { Exercise } from '../../contract/exercise.ts';

/** To add exercises one after the other, or to put another one in the place of one. */
export type Purpose = 'add' | 'change';

/** `stays`: the picker is kept open for more. */
export type Pick = (exercise: Exercise, how: { stays: boolean }) => void;
