export { useRegistration } from './queries.ts';
export { GuestPage } from './GuestPage.tsx';
export { InvitationLogin, InvitationPage, type OnRefused } from './Invitation.tsx';
export { MailSent } from './MailSent.tsx';
export { InlineAlert } from './InlineAlert.tsx';
export { OtherStudios } from './OtherStudios.tsx';
export { PasswordField } from './PasswordField.tsx';
export { PlatformAgreement } from './PlatformAgreement.tsx';
