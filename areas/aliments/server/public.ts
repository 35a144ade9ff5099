export { alimentChanged } from './events.ts';
export { listAliments as searchAliments } from './operations/aliments.ts';
export { recordUses } from './store/aliments.ts';
export { findByIds } from './store/search.ts';
