import type { OwnerColumn } from '#shell/server/attachments/owner.ts';

/** Attachments of own exercises, of the library, and of the account on exercises of the library. */
export const ownColumn = { table: 'attachments', column: 'exercise_id' } as const satisfies OwnerColumn;
export const libraryColumn = {
  table: 'system_attachments',
  column: 'system_exercise_id',
} as const satisfies OwnerColumn;
export const studioColumn = { table: 'attachments', column: 'system_exercise_id' } as const satisfies OwnerColumn;
