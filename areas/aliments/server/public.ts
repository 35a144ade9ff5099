export { alimentChanged, declarationsChanged } from './events.ts';
export { listAliments as searchAliments } from './operations/aliments.ts';
export { type NamedFoods, searchNames } from './operations/search-names.ts';
export { findToCopy, lockNames, recordUses } from './store/aliments.ts';
export { findByIds } from './store/search.ts';
export { findExactNames } from './store/search-names.ts';
