export {
  type DeclarationSource,
  type Declared,
  declarationSources,
  type DeclaredState,
  findDeclaredStates,
  findUnclear,
  findUndecided,
  writtenStatementSources,
  writtenStateSources,
} from './declarations.ts';
export { dietaryProfileChanged } from './events.ts';
export { diagnosisSources, findClientsWithDiagnoses, findWatchedNutrients, medicineSources } from './medicines.ts';
export { type ProfileHistory, readDietaryProfile, readProfileHistory } from './operations.ts';
export { findReadableProfiles, mayReadStates, readReadableProfile } from './readable.ts';
export { findUndecidedOfReader } from './undecided-of-reader.ts';
export { findUnmatchedWordsOfClients } from './unmatched-words.ts';
export { type Decision, findDecisions } from './store/decisions.ts';
export { followNotes } from './statements.ts';
export { findNotes } from './store/notes.ts';
export { findStatements, type StatementSource } from './store/statements.ts';
export { findProfiles, findProfileVersions } from './store/profiles.ts';
export { findLastStates, findPregnancies, findStatesSince } from './store/states.ts';
export { type WriterSource, writerSources } from './undecided-clients.ts';
