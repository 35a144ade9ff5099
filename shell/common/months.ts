/** The same day of the month, `months` later, or the last day of a shorter month: 31 January plus one month is 28 or 29 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** Completed years on a day; null without a date of birth and on a day before it. Days are `YYYY-MM-DD`. */
export function ageOn(day: string, birthDate: string | null): number | null {
  if (birthDate === null || day < birthDate) return null;
  return Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (day.slice(5) < birthDate.slice(5) ? 1 : 0);
}
