import { type DateOrder, isOrderOpen, orderIn, parseDay } from '#shell/common/timestamps.ts';

/** The last day that a year of two digits can mean in the end of a subscription: `31/12/26` is in 2026. */
const lastOfCentury = '2099-12-31';

/** A date of birth as ISO 8601. Years of two digits are past. Null for a text that is no date and for a day that does not exist. */
export function writtenBirthDate(text: string, options: { order: DateOrder; today: string }): string | null {
  return parseDay(text, { order: options.order, latest: options.today });
}

/** The end of a subscription as ISO 8601; null as for dates of birth. */
export function writtenSubscriptionEnd(text: string, order: DateOrder): string | null {
  return parseDay(text, { order, latest: lastOfCentury });
}

/** What comes first in the dates with slashes of a list. `isOpen`: no number above 12 says it, so it is that of the reader. */
export function dateOrderOf(dates: readonly string[], ofReader: DateOrder): { order: DateOrder; isOpen: boolean } {
  const isOpen = isOrderOpen(dates);
  return { order: isOpen ? ofReader : orderIn(dates), isOpen };
}

const americanZones =
  /^(?:US\/|America\/(?:New_York|Detroit|Chicago|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Nome|Sitka|Adak|Menominee|Indiana\/|Kentucky\/|North_Dakota\/)|Pacific\/Honolulu)/;

/** The order of dates that a reader is used to: in English, in the time zones of the United States, the month comes first. */
export function usualDateOrder(language: string, timeZone: string): DateOrder {
  return language === 'en' && americanZones.test(timeZone) ? 'month' : 'day';
}
