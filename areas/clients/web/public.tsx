export { useSampleRemoval } from './client-actions.ts';
export { ClientSelect } from './ClientSelect.tsx';
export { ClientStatusBadge } from './ClientStatusBadge.tsx';
export { RegistrationLinkSection } from './settings/RegistrationLinkSection.tsx';
export { ConsentsSection } from './settings/ConsentsSection.tsx';
export { HealthConsentBanner, useOwnHealthConsentWithdrawn } from './HealthConsentBanner.tsx';
export { ClientSettingsSection } from './settings/ClientSettingsSection.tsx';
export { ClientTypesSection } from './ClientTypesSection.tsx';
export { ClientLayout } from './ClientLayout.tsx';
