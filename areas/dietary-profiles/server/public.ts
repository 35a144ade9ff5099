export { dietaryProfileChanged } from './events.ts';
export { readDietaryProfile } from './operations.ts';
export { findProfiles } from './store.ts';
