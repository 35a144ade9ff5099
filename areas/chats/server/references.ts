import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Records of an area above that messages may point at. */
export interface ReferenceKind {
  /** Stored with the message, such as `completed_workout`. */
  kind: string;
  /** Name and address of those of the records that the caller may open; others are left out. */
  find(scope: Scope, references: readonly RecordPart[]): Promise<readonly FoundReference[]>;
}

/** A record, or with `part` a part of it, such as one set of a workout. */
export interface RecordPart {
  id: string;
  part: string | null;
}

export interface FoundReference extends RecordPart {
  /** The client whose record it is: messages of their conversation may point at it. */
  clientId: string;
  label: string;
  path: string;
}

/** `extend(referenceKinds, { kind: 'completed_workout', find })` in `bindArea` of the area. */
export const referenceKinds = defineExtensionPoint<ReferenceKind>('kinds of references of messages');

/** The records that the caller may open, by kind and id. One query for each kind. */
export async function findReferences(
  scope: Scope,
  references: readonly Pointer[],
): Promise<Map<string, FoundReference>> {
  const found = await Promise.all(
    extensionsOf(scope, referenceKinds).map(async ({ kind, find }) => {
      const ofKind = references.filter((reference) => reference.kind === kind);
      const unique = new Map(ofKind.map((reference) => [referenceKey(reference), reference]));
      const records = unique.size > 0 ? await find(scope, [...unique.values()]) : [];
      return records.map((record) => [referenceKey({ kind, ...record }), record] as const);
    }),
  );
  return new Map(found.flat());
}

interface Pointer extends RecordPart {
  kind: string;
}

export function referenceKey({ kind, id, part }: Pointer): string {
  return `${kind} ${id} ${part ?? ''}`;
}
