export { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';
export { OwnDietaryProfileSection } from './OwnDietaryProfileSection.tsx';
