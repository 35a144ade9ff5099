import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';

/** Formats a first and a last day: `3 nov – 28 dic 2026`. The year of the first day is omitted when both are in the same year. */
export function copyDatesText({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string {
  const isSameYear = startsOn.slice(0, 4) === endsOn.slice(0, 4);
  return `${isSameYear ? formatShortDate(startsOn) : formatDate(startsOn)} – ${formatDate(endsOn)}`;
}
