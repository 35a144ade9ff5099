import type { Language } from '#shell/common/fields.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

/** The name of a completed workout: its title, or else its day in the program. `dayNumber` is 0 for an imported workout. */
export function workoutNameIn(language: Language, { title, dayNumber }: { title: string; dayNumber: number }): string {
  const t = textsIn(language);
  return title || (dayNumber > 0 ? t('completed-workouts:day', { day: dayNumber }) : t('completed-workouts:untitled'));
}
