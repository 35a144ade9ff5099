export { noticeEdited, noticePublished, noticeRead, noticeReminded, noticeWithdrawn } from './events.ts';
export { isRecipient } from './store/audience.ts';
