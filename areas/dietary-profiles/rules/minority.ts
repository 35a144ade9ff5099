import type { DietaryProfile, SavedProfile } from '../contract.ts';

/** A saved profile with whether the client is a minor. */
export function withMinority(profile: SavedProfile, isMinor: boolean): DietaryProfile {
  return isMinor ? { ...profile, isMinor } : profile;
}
