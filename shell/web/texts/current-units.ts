import { metricUnits, type Units } from '#shell/common/units.ts';

let units: Units = metricUnits;

/** The units of the logged-in user, in which masses of the body and lengths are shown and typed. */
export function currentUnits(): Units {
  return units;
}

export function setCurrentUnits(next: Units): void {
  units = next;
}
