export { extensionOf, onePage, personalData, type PersonalData } from './personal-data.ts';
export { dataExportReady } from './events.ts';
