import type { Measurement } from '../contract/measurement.ts';
import type { Group } from '../contract/types.ts';

/** Groups that the client still sees where the numbers of their body are hidden. */
const shownGroups: readonly Group[] = ['performance', 'activity'];

/** Whether values, differences and goals of a group are withheld from the client whose numbers are hidden. */
export function isHiddenGroup(group: Group): boolean {
  return !shownGroups.includes(group);
}

/** The value without its numbers. Notes stay, because the client or the professional wrote them to each other. */
export function withoutNumbers(measurement: Measurement): Measurement {
  return { ...measurement, value: null, entered: null };
}
