export { assertMaySendPhoto } from './photo-consent.ts';
export { GuardianDialog } from './guardian/GuardianDialog.tsx';
