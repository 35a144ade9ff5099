export { LazyUnsentPhotoConsent } from './capture/lazy-unsent-photo-consent.ts';
