export { useRegistration } from './queries.ts';
export { GuestPage } from './GuestPage.tsx';
export { InvitationLogin, InvitationPage } from './Invitation.tsx';
export { InvalidLink } from './InvalidLink.tsx';
export { MailSent } from './MailSent.tsx';
export { NewPasswordField } from './NewPasswordField.tsx';
export { InlineAlert } from './InlineAlert.tsx';
