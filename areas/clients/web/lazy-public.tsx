export { assertMaySendPhoto } from './photo-consent.ts';
export { ClientNote, ClientNotes } from './ClientNotes.tsx';
export { GuardianDialog } from './guardian/GuardianDialog.tsx';
