export { LaterFields } from './later/LaterFields.tsx';
export { AttachmentField } from './quick-replies/AttachmentField.tsx';
