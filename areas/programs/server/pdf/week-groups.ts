import type { Week } from '../../contract/document.ts';

/** Groups consecutive weeks with the same workouts, whatever their dates. */
export function weekGroups(weeks: readonly Week[]): [Week, ...Week[]][] {
  const groups: [Week, ...Week[]][] = [];
  for (const week of weeks) {
    const last = groups.at(-1);
    if (last && contentOf(last[0]) === contentOf(week)) last.push(week);
    else groups.push([week]);
  }
  return groups;
}

function contentOf({ days }: Week): string {
  const workouts = days.map((day) =>
    day.workouts.map(({ title, info, exercises }) => [title, info, exercises.map(({ id: _, ...row }) => row)]),
  );
  return JSON.stringify(workouts);
}
