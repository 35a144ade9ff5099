import type { OwnerColumn } from '#shell/server/attachments/owner.ts';

/** Attachments of the account's own exercises, and of those of the library. */
export const ownColumn = { table: 'attachments', column: 'exercise_id' } as const satisfies OwnerColumn;
export const libraryColumn = {
  table: 'system_attachments',
  column: 'system_exercise_id',
} as const satisfies OwnerColumn;
