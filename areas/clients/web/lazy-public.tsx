export { GuardianDialog } from './guardian/GuardianDialog.tsx';
