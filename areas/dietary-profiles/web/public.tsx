export { ConflictMark } from './ConflictMark.tsx';
export { useDietaryProfile } from './queries.ts';
export { ProfileSummary } from './ProfileSummary.tsx';
