export { ConflictMark, ConfirmedMark, UnknownMark } from './ConflictMark.tsx';
export { useConflictTexts } from './conflict-text.ts';
export { useDietaryProfile, useReadableProfile } from './queries.ts';
export { Medicines, useDiagnosisText } from './Medicines.tsx';
export { ProfileNotLoaded } from './ProfileNotLoaded.tsx';
export { ProfileSummary } from './ProfileSummary.tsx';
export { UndecidedDeclarations } from './UndecidedDeclarations.tsx';
export { UnmatchedWords } from './UnmatchedWords.tsx';
export { useStatementName, useUnstatedStatements } from './use-unstated-statements.ts';
