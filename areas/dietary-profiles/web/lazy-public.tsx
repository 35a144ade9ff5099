export { ClientDietaryProfilePanel } from './ClientDietaryProfilePanel.tsx';
export { StatesOfRecipients } from './StatesOfRecipients.tsx';
export { OwnDietaryProfileSection } from './OwnDietaryProfileSection.tsx';
