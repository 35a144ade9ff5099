import type { OwnerColumn } from '#shell/server/attachments/owner.ts';

/** Foreign keys of the attachments of own exercises and of exercises of the library. */
export const ownColumn = { table: 'attachments', column: 'exercise_id' } as const satisfies OwnerColumn;
export const libraryColumn = {
  table: 'system_attachments',
  column: 'system_exercise_id',
} as const satisfies OwnerColumn;
