import type { Scope } from '#shell/server/database/scope.ts';
import { defineExtensionPoint, extensionsOf } from '#shell/server/extension-points.ts';

/** Records of an area above that messages may point at. */
export interface ReferenceKind {
  /** Stored with the message, such as `completed_workout`. */
  kind: string;
  /** Name and address of the records among `ids` that the caller may open; others are left out. */
  find(scope: Scope, ids: readonly string[]): Promise<readonly FoundReference[]>;
}

export interface FoundReference {
  id: string;
  label: string;
  path: string;
}

/** `extend(referenceKinds, { kind: 'completed_workout', find })` in `bindArea` of the area. */
export const referenceKinds = defineExtensionPoint<ReferenceKind>('kinds of references of messages');

/** The records that the caller may open, by kind and id. One query for each kind. */
export async function findReferences(
  scope: Scope,
  references: readonly { kind: string; id: string }[],
): Promise<Map<string, FoundReference>> {
  const found = await Promise.all(
    extensionsOf(scope, referenceKinds).map(async ({ kind, find }) => {
      const ids = references.filter((reference) => reference.kind === kind).map(({ id }) => id);
      const records = ids.length > 0 ? await find(scope, [...new Set(ids)]) : [];
      return records.map((record) => [referenceKey(kind, record.id), record] as const);
    }),
  );
  return new Map(found.flat());
}

export function referenceKey(kind: string, id: string): string {
  return `${kind} ${id}`;
}
