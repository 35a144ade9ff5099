import type { PublicationState, PublishedVersion } from '../contract/assigned.ts';
import { addDays } from '#shell/common/dates.ts';
import { endsOn } from './schedule.ts';

/** A published version with the last date of its copy. Dates are calendar days, `YYYY-MM-DD`. */
export interface Publication {
  mealPlanId: string;
  number: number;
  /** The first date on which the client follows this version. */
  startsOn: string;
  /** The date of the first day of the meal plan. */
  firstDayOn: string;
  /** Last date of the copy, which is earlier than that of its days when another copy took its place. */
  endsOn: string;
}

/**
 * The version that a client follows on a date: of each copy the last one that starts by then; among the copies whose dates
 * contain the date the one with the latest first day. Null when there is none.
 */
export function publicationOn<P extends Publication>(publications: readonly P[], date: string): P | null {
  const started = publications.filter((one) => one.startsOn <= date);
  const current = [...Map.groupBy(started, ({ mealPlanId }) => mealPlanId).values()].map((versions) =>
    versions.reduce((last, one) => (isLater(one, last) ? one : last)),
  );
  const followed = current.filter((one) => one.firstDayOn <= date && date <= one.endsOn);
  return followed.toSorted(byFirstDay)[0] ?? null;
}

interface CopyDates {
  /** First date on which the client sees a day of the copy; null while nothing is published. */
  visibleFrom: string | null;
  endsOn: string;
  /** Last date by the duration of the published version, without a replacement. */
  plannedEnd: string;
  /** Whether the client follows another copy today although the dates of this one contain today. */
  isShadowed: boolean;
  /** Whether the client is deactivated and sees nothing of the app but their data. */
  isOfInactive: boolean;
}

export function publicationState(
  { visibleFrom, endsOn, plannedEnd, isShadowed, isOfInactive }: CopyDates,
  today: string,
): PublicationState {
  if (visibleFrom === null) return 'draft';
  if (today > endsOn) return endsOn < plannedEnd ? 'replaced' : 'ended';
  if (isOfInactive) return 'inactive';
  if (today < visibleFrom) return 'scheduled';
  return isShadowed ? 'suspended' : 'active';
}

interface PublishedCopy {
  id: string;
  startsOn: string;
  endsOn: string;
  publication: PublicationState;
}

/** What the client follows beside a copy on a date: of the published copies the one with the latest first day. */
export function otherCopyOn<Copy extends PublishedCopy>(
  copies: readonly Copy[],
  { id, date }: { id: string; date: string },
): Copy | undefined {
  return copies
    .filter((one) => one.id !== id && one.publication !== 'draft' && one.startsOn <= date && date <= one.endsOn)
    .toSorted((one, other) => (one.startsOn > other.startsOn ? -1 : 1))[0];
}

/** The first other published copy that starts after a date, up to another one; from its first day on the client follows that. */
export function laterCopyIn<Copy extends PublishedCopy>(
  copies: readonly Copy[],
  { id, after, until }: { id: string; after: string; until: string },
): Copy | undefined {
  return copies
    .filter((one) => one.id !== id && one.publication !== 'draft' && after < one.startsOn && one.startsOn <= until)
    .toSorted((one, other) => (one.startsOn < other.startsOn ? -1 : 1))[0];
}

/** What each published version of one copy is today; `versions` in any order. */
export function versionStates(
  versions: readonly { number: number; startsOn: string }[],
  today: string,
): Map<number, PublishedVersion['state']> {
  const started = versions.filter((one) => one.startsOn <= today);
  const active = started.find((one) => started.every((other) => !isLater(other, one)));
  return new Map(
    versions.map((one) => [one.number, one === active ? 'active' : one.startsOn > today ? 'scheduled' : 'past']),
  );
}

interface NewPublication {
  /** The chosen date; null for the first possible one. */
  startsOn: string | null;
  /** First day of the copy. */
  firstDayOn: string;
  today: string;
}

/** The first date of a new version: never in the past, because days of the past do not change. Null when `startsOn` is. */
export function publicationStart({ startsOn, firstDayOn, today }: NewPublication): string | null {
  const earliest = firstDayOn > today ? firstDayOn : today;
  if (startsOn === null) return earliest;
  if (startsOn < today) return null;
  return startsOn > earliest ? startsOn : earliest;
}

/** The versions that have not started and whose place is taken by a new one that starts on `from`; the server deletes them. */
export function replacedVersions<Version extends Pick<PublishedVersion, 'startsOn' | 'state'>>(
  published: readonly Version[],
  from: string,
): Version[] {
  return published.filter(({ state, startsOn }) => state === 'scheduled' && startsOn >= from);
}

/** The last date of a copy with a new duration; `replacedFrom` is the first date of the meal plan that replaces it. */
export function endAfterPublication(
  { startsOn, replacedFrom }: { startsOn: string; replacedFrom: string | null },
  duration: number,
): string {
  const end = endsOn(startsOn, duration);
  return replacedFrom !== null && replacedFrom <= end ? addDays(replacedFrom, -1) : end;
}

function isLater(one: { number: number; startsOn: string }, other: { number: number; startsOn: string }): boolean {
  return one.startsOn === other.startsOn ? one.number > other.number : one.startsOn > other.startsOn;
}

function byFirstDay(one: Publication, other: Publication): number {
  if (one.firstDayOn !== other.firstDayOn) return one.firstDayOn > other.firstDayOn ? -1 : 1;
  return one.mealPlanId > other.mealPlanId ? -1 : 1;
}
