export { extensionOf, onePage, personalData, type PersonalData } from './personal-data.ts';
export { clientDataExported, dataExportReady } from './events.ts';
