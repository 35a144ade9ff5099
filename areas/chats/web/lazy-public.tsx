export { LaterFields } from './later/LaterFields.tsx';
export { AttachmentField } from './quick-replies/AttachmentField.tsx';
export { emptyReply, isReplyReady, ReplyField } from './conversation/ReplyField.tsx';
