import { found } from '#shell/common/problem.ts';
import type { Scope } from '#shell/server/database/scope.ts';
import type { Message } from '../../contract.ts';
import { type FoundReference, findReferences, referenceKey } from '../references.ts';
import type { MessageRow } from '../store/messages.ts';

export async function oneMessage(scope: Scope, row: MessageRow): Promise<Message> {
  const [message] = await toMessages(scope, [row]);
  return found(message);
}

/**
 * Signs the addresses of files and resolves references by the rights and in the language of the caller. A record that the
 * caller may not open has the label stored with the message.
 */
export async function toMessages(scope: Scope, rows: readonly MessageRow[]): Promise<Message[]> {
  const pointers = rows.flatMap((row) => pointerOf(row) ?? []);
  const references = pointers.length > 0 ? await findReferences(scope, pointers) : new Map<string, FoundReference>();
  return rows.map((row) => {
    const {
      storageKey,
      thumbnailKey,
      hasSavedFile: _,
      sender,
      referenceKind,
      referenceId,
      referencePart,
      referenceLabel,
      namesSymptom,
      ...message
    } = row;
    const pointer = pointerOf(row);
    const record = pointer && references.get(referenceKey(pointer));
    const downloadName = message.type === 'other' ? message.filename : null;
    return {
      ...message,
      ...(namesSymptom && !scope.caller.clientId && { namesSymptom }),
      fileUrl: storageKey && scope.signedFileUrl(storageKey, { downloadName }),
      thumbUrl: thumbnailKey && scope.signedFileUrl(thumbnailKey),
      sender: sender && { ...sender, photo: null },
      reference: pointer && { ...pointer, label: record?.label ?? referenceLabel ?? '', path: record?.path ?? null },
    };
  });
}

function pointerOf({ referenceKind: kind, referenceId: id, referencePart: part }: MessageRow) {
  return kind !== null && id !== null ? { kind, id, part } : null;
}
