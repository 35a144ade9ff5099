import type { Language } from '#shell/common/fields.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

/** The name of a workout among the values of a notification: its title, or else its day in the reader's language. */
export function workoutParams({ title, dayNumber }: { title: string; dayNumber: number }): Record<string, string> {
  if (title !== '') return { workout: title };
  const nameIn = (language: Language) =>
    dayNumber > 0
      ? textsIn(language)('completed-workouts:day', { day: dayNumber })
      : textsIn(language)('completed-workouts:untitled');
  return { 'workout.it': nameIn('it'), 'workout.en': nameIn('en') };
}
