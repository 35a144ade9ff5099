import { limits } from '../../contract/set.ts';

/** "Pull Up (Assisted)", "Trazioni assistite", "Dominadas asistidas"; not "Unassisted" and "Non-assisted". */
const assisted =
  /(?<!\p{L}|non[\s-])(?:assist(?:ed|it[aeio]|ée?s?|id[ao]s?)|asistid[ao]s?|unterstützt(?:e[mnrs]?)?)(?!\p{L})/iu;

/** Whether the weight of an exercise with this name takes weight off, such as the help of a machine. */
export function isAssisted(name: string): boolean {
  return assisted.test(name);
}

/**
 * Returns the weight of an assisted exercise as the product stores help, below 0. The apps write help as a positive number; a negative
 * one is help, too. More than the greatest help stays as it is.
 */
export function assistanceOf(weightKg: number | null): number | null {
  return weightKg === null || weightKg === 0 || weightKg > limits.assistanceKg ? weightKg : -Math.abs(weightKg);
}
