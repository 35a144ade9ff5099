/** What may follow the name of a week or day, as the source of a pattern. */
export const separators = String.raw`(?:\s*[:\-|.,)(/]+\s*|\s+|$)`;

/** A text that begins with the name of a weekday, Italian or English, in full or short. */
export const weekdayAtStart = new RegExp(
  `^(luned[iì]'?|marted[iì]'?|mercoled[iì]'?|gioved[iì]'?|venerd[iì]'?|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:lun|mar|mer|gio|ven|sab|dom|mon|tue|wed|thu|fri|sat|sun)(?=\\s*(?:$|[:\\-·])))(?![\\p{L}])${separators}`,
  'iu',
);

const weekdays = [
  /^(?:lun|mon)/,
  /^(?:mart?|tue)/,
  /^(?:mer|wed)/,
  /^(?:gio|thu)/,
  /^(?:ven|fri)/,
  /^(?:sab|sat)/,
  /^(?:dom|sun)/,
];

/** Returns the weekday that the title of a day begins with, 0 for Monday to 6 for Sunday; null without one. */
export function weekdayOfTitle(title: string): number | null {
  const name = weekdayAtStart.exec(title)?.[1]?.toLowerCase();
  const index = name === undefined ? -1 : weekdays.findIndex((pattern) => pattern.test(name));
  return index < 0 ? null : index;
}
