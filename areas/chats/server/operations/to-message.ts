import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { Message } from '../../contract.ts';
import { findReferences, referenceKey } from '../references.ts';
import type { MessageRow } from '../store/messages.ts';

export async function oneMessage(scope: Scope, row: MessageRow): Promise<Message> {
  const [message] = await toMessages(scope, [row]);
  return found(message);
}

/** Signs the addresses of files and resolves references by the rights of the caller. */
export async function toMessages(scope: Scope, rows: readonly MessageRow[]): Promise<Message[]> {
  const pointers = rows.flatMap(({ referenceKind: kind, referenceId: id }) => (kind && id ? [{ kind, id }] : []));
  const references = pointers.length > 0 ? await findReferences(scope, pointers) : new Map<string, { path: string }>();
  return rows.map((row) => {
    const {
      storageKey,
      thumbnailKey,
      hasSavedFile: _,
      sender,
      referenceKind: kind,
      referenceId: id,
      referenceLabel,
      ...message
    } = row;
    const path = kind && id ? (references.get(referenceKey(kind, id))?.path ?? null) : null;
    const downloadName = message.type === 'other' ? message.filename : null;
    return {
      ...message,
      fileUrl: storageKey && scope.signedFileUrl(storageKey, { downloadName }),
      thumbUrl: thumbnailKey && scope.signedFileUrl(thumbnailKey),
      sender: sender && { ...sender, photo: null },
      reference: kind && id ? { kind, id, label: referenceLabel ?? '', path } : null,
    };
  });
}
