export { noticePublished, noticeRead, noticeReminded, noticeWithdrawn } from './events.ts';
