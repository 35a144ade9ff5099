export { type DocumentsWithFoods, documentsWithFoods, type OutdatedDocuments } from './copies.ts';
export { alimentChanged } from './events.ts';
export { listAliments as searchAliments } from './operations/aliments.ts';
export { correctDocuments, correctOwnCopies, correctWaiting } from './operations/outdated-copies.ts';
export { type NamedFoods, searchNames } from './operations/search-names.ts';
export { withRequestedValues } from './operations/values.ts';
export { findToCopy, lockNamesShared, recordUses } from './store/aliments.ts';
export { findByIds } from './store/search.ts';
export { findExactNames } from './store/search-names.ts';
