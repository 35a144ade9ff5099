export { assertEditable, readSharedByDefault, setShared, shareRecord } from './operations.ts';
export { authorName, isOwnOrAdmins, isOwnOrShared } from './store/conditions.ts';
export type { SharedKind } from './store/shared-rows.ts';
