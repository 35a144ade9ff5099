/** A second tap within this time after the first one, in ms, is part of a double tap: the next button may appear where the last one was. */
export const doubleTapMs = 400;
