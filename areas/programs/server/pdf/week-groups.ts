import type { TFunction } from 'i18next';
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

/** Formats `Settimana 2`, or `Settimane 1–4`. */
export function weeksTitle([week, ...equal]: readonly [Week, ...Week[]], t: TFunction): string {
  const to = equal.at(-1)?.weekNumber;
  return to === undefined
    ? t('programs:pdf.sheet.week', { number: week.weekNumber })
    : t('programs:pdf.sheet.weeks', { from: week.weekNumber, to });
}

function contentOf({ days }: Week): string {
  const workouts = days.map((day) =>
    day.workouts.map(({ title, info, exercises }) => [title, info, exercises.map(({ id: _, ...row }) => row)]),
  );
  return JSON.stringify(workouts);
}
