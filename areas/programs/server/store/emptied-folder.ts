import type { Scope } from '#shell/server/database/scope.ts';

/** Every model of a folder, whoever wrote it, moves to another one, or outside all with null. */
export async function moveFolderContents({ db }: Scope, folderId: string, otherId: string | null): Promise<void> {
  await db
    .updateTable('programs')
    .set({ folder_id: otherId })
    .where('folder_id', '=', folderId)
    .where('client_id', 'is', null)
    .execute();
}
