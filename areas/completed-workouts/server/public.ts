export { isUnread } from './store/lists.ts';
