/** Reads a text of the area. */
type Translate = (key: 'day' | 'untitled', values: { day: number }) => string;

/**
 * Returns the name of a workout: its title, or else its day in the program. `dayNumber` is missing in what an earlier release cached,
 * and 0 for an imported workout.
 */
export function workoutName(
  t: Translate,
  { title, dayNumber: day = 0 }: { title: string; dayNumber?: number | undefined },
): string {
  return title || t(day > 0 ? 'day' : 'untitled', { day });
}
