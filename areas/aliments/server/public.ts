export { recordUses } from './store/aliments.ts';
export { findByIds } from './store/search.ts';
