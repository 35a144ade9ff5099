export { AccessesSection } from './AccessesSection.tsx';
export { ClientAccessPanel } from './ClientAccessPanel.tsx';
