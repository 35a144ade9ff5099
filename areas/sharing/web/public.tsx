export { useShareAction } from './share-action.ts';
export { SharingLabel } from './SharingLabel.tsx';
export { SharingSettingsSection } from './SharingSettingsSection.tsx';
export { useSharingText } from './sharing-text.ts';
