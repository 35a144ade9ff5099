export { dietaryProfileChanged } from './events.ts';
export { readDietaryProfile, readProfileHistory } from './operations.ts';
export { findProfiles } from './store.ts';
