import type { Language } from '#shell/common/fields.ts';
import { textsIn } from '#shell/server/texts/texts.ts';
import { workoutName } from '../rules/workout-name.ts';

/** The name of a completed workout in a language. */
export function workoutNameIn(language: Language, workout: { title: string; dayNumber: number }): string {
  const t = textsIn(language);
  return workoutName((key, values) => t(`completed-workouts:${key}`, values), workout);
}
