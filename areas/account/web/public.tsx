export { useRegistration } from './queries.ts';
export { GuestPage } from './GuestPage.tsx';
export { LinkRefused } from './LinkRefused.tsx';
export { NewPasswordField } from './NewPasswordField.tsx';
export { Notice } from './Notice.tsx';
export { PasswordField } from './PasswordField.tsx';
