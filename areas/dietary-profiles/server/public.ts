export { dietaryProfileChanged } from './events.ts';
export { type ProfileHistory, readDietaryProfile, readProfileHistory } from './operations.ts';
export { findProfiles } from './store.ts';
