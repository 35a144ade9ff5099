export { ConflictMark } from './ConflictMark.tsx';
export { useConflictText } from './conflict-text.ts';
export { useDietaryProfile } from './queries.ts';
export { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';
export { OwnDietaryProfileSection } from './OwnDietaryProfileSection.tsx';
export { ProfileSummary } from './ProfileSummary.tsx';
