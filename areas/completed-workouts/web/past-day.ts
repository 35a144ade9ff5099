import { formatPastDay, formatRelativeDate } from '#shell/web/texts/formats.ts';

/**
 * The day of a finished workout relative to today, `3 giorni fa`: the day of the client, whoever reads it. What an earlier release cached
 * has only the instant.
 */
export function formatPastDayOf({
  finishedAt,
  finishedOn,
}: {
  finishedAt: string;
  finishedOn?: string | undefined;
}): string {
  return finishedOn === undefined ? formatRelativeDate(finishedAt) : formatPastDay(finishedOn);
}
